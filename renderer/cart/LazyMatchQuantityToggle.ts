import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'

/** «На все 24» beside an extra that was chosen. Without its code the extra is counted by hand. */
export const LazyMatchQuantityToggle = lazyComponent(
  async () => (await import('./MatchQuantityToggle.tsx')).MatchQuantityToggle,
)
