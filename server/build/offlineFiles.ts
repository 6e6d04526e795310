/** Vite's manifest of a build: its pieces by name. */
export type ViteManifest = Readonly<Record<string, ManifestPiece>>

type ManifestPiece = {
  file: string
  isEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
}

/** The files that some pages need: scripts and sheets, of lazy modules those that `late` names, fonts but for rare letters. */
export function filesOfPages(manifest: ViteManifest, pages: readonly string[], late: RegExp): string[] {
  const names = Object.keys(manifest)
  const isEntry = (name: string) => manifest[name]?.isEntry === true
  const seen = new Set<string>()
  const todo = names.filter((name) => isEntry(name) && (!isPage(name) || isOneOf(name)))
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    todo.push(...imports, ...dynamicImports.filter((other) => late.test(other)))
  }
  const pieces = names
    .filter((name) => seen.has(name) || /(^_|\/)sheets\.|\.woff2$/.test(name))
    .flatMap((name) => manifest[name] ?? [])
  const files = pieces.flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].filter((file) => !/-rare\./.test(file)).sort()

  function isPage(name: string): boolean {
    return name.includes('/pages/')
  }

  function isOneOf(name: string): boolean {
    return pages.some((page) => name.endsWith(page))
  }
}

/** The paths of routes as the source of a pattern. */
export function pagePaths(routes: readonly string[]): string {
  return routes.map((route) => route.replace(/@[^/]+/g, '[^/]+')).join('|')
}
