import { getGlobalContext } from 'vike/server'

/** The pages of the shop by their ids, as Vike tells of them: where they are, and what; the error page has no route. */
export type Pages = Readonly<Record<string, { route?: string | RouteFunction; config: Vike.PageSettings }>>

export type RouteParams = Record<string, string>
export type RouteFunction = (place: { urlPathname: string }) => false | { routeParams: RouteParams }

/** The pages of the build, or of the development server, when it has been loaded. */
export async function readPages(): Promise<Pages> {
  return (await getGlobalContext()).pages as Pages
}

/** The routes of the pages that have one URL each, or with parameters a part of it. */
export function routesOf(pages: Pages, isMeant: (config: Vike.PageSettings) => boolean): string[] {
  return Object.values(pages).flatMap(({ route, config }) =>
    typeof route === 'string' && isMeant(config) ? [route] : [],
  )
}
