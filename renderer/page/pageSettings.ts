/** Kinds of pages that look alike before their content is loaded. */
export type PageKind = 'home' | 'listing' | 'product' | 'cards' | 'article' | 'cart' | 'text'

declare global {
  namespace Vike {
    interface Config extends PageSettings {}
    /** The properties of a page besides its content: settings of its `+config.ts`. Code that needs one for a path reads it there. */
    interface PageSettings {
      /** The page's look before its content is loaded; `text` when left out, and where the route is a function. */
      kind?: PageKind
      /** Something is being ordered here: nothing else is offered or done meanwhile. */
      isCheckout?: boolean
      /** It is sent to people, dates and all: no pill asks for them, and no bar is below its own. */
      isLetter?: boolean
      /** It shows dates that are not the visitor's: there is no form for those. */
      hasOwnDates?: boolean
      /** Without scripts it shows a plan in its URL, or nothing. */
      needsScripts?: boolean
      /**
       * How the server caches it for all equal requests: `bare` without a query string alone, which is what somebody was sent; `apart`
       * from other pages, because visitors can make up any number of its URLs; `never`, because it is one visitor's.
       */
      pageCache?: 'bare' | 'apart' | 'never'
      /** How the visitor's browser caches it for use without a connection: `bare` as above; `never`; `absent`: not even its code. */
      offline?: 'bare' | 'never' | 'absent'
      /** For search engines: `noindex` leaves it out, `disallow` forbids to fetch it. Without, it is in the sitemap, if its URL has no parameters. */
      robots?: 'noindex' | 'disallow'
      /** Set by `robots`, for browsers: they get it for the page that is shown alone. */
      noindex?: boolean
      /** The documents of the content service that it shows, each at its slug. */
      documents?: readonly string[]
    }
  }
}

/** The paths of the pages of a kind, those with fewer parameters first: written in by the build, of the pages' settings. */
declare const PAGE_KINDS: readonly (readonly [paths: string, kind: PageKind])[]

/** The kind of the page at a path. */
export function pageKind(path: string): PageKind {
  return PAGE_KINDS.find(([paths]) => new RegExp(`^(${paths})/?$`).test(path))?.[1] ?? 'text'
}
