/** What Vite says of a build: its pieces by name. */
export type ViteManifest = Readonly<Record<string, ManifestPiece>>

type ManifestPiece = {
  file: string
  isEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

/**
 * The files of a build that its pages may load: scripts, also those that come later, the style sheet, and the fonts but for their rare
 * letters. Not those of `absent` pages, nor what the build names and no page loads.
 */
export function filesOfPages(manifest: ViteManifest, absent: readonly string[]): string[] {
  const names = Object.keys(manifest)
  const seen = new Set<string>()
  const todo = names.filter((name) => manifest[name]?.isEntry)
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name) || absent.some((page) => name.endsWith(page))) continue
    seen.add(name)
    todo.push(...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? []))
  }
  return names
    .filter((name) => seen.has(name) || /\.(css|woff2)$/.test(name))
    .flatMap((name) => manifest[name]?.file ?? [])
    .filter((file) => !/-rare\./.test(file))
    .sort()
}
