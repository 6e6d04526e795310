import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchLostSheets } from './lostSheets.ts'
import { isShopReachable, reloadOnce } from './recovery.ts'

/**
 * The module that `load` fetches, once it is requested and loaded. When its file is gone although the shop answers, as after a
 * deployment, the page is reloaded, once; `onFail` is called for what that does not mend, and the next request tries again.
 */
export function useLazyModule<Code>(
  isRequested: boolean,
  load: () => Promise<Code>,
  onFail: () => void,
): Code | null {
  const [loaded, setLoaded] = useState<{ code: Code } | null>(null)
  const fetchCode = useEffectEvent(() => {
    fetchLostSheets()
      .then(load)
      .then(
        (code) => setLoaded({ code }),
        async () => {
          if (!(await isShopReachable()) || !reloadOnce()) fail()
        },
      )
  })
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (isRequested && !loaded) fetchCode()
  }, [isRequested, loaded])
  return loaded?.code ?? null
}

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component whose code comes after the page's. Nothing is shown until then, nor where its code cannot be loaded. */
export function lazyComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return (props) => <Lazy load={load} props={props} />
}

function Lazy<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const Component = useLazyModule(true, load, () => {})
  return Component && <Component {...props} />
}
