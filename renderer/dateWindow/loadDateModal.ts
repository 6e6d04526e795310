/** Fetches the code of the date window; it is fetched once. */
export async function loadDateModal() {
  return (await import('./DateModal.tsx')).DateModal
}

/** Preloads it while idle; a failure is reported to the caller that needs it. */
export function preloadDateModal(): void {
  loadDateModal().catch(() => {})
}
