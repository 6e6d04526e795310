/** The paths of routes as the source of a pattern. */
export function pagePaths(routes: readonly string[]): string {
  return routes.map((route) => route.replace(/@[^/]+/g, '[^/]+')).join('|')
}
