import { typograph } from '#renderer/ui/typograph.ts'

const views = new WeakMap<object, object>()
const sources = new WeakMap<object, object>()

/**
 * An answer as pages draw it: its names and captions are set for the eye, everything else, such as HTML, identifiers and links, is as it
 * was. Equal objects give equal views. What programs read of a view (structured data, analytics, tables) is in `asSent`.
 */
export function drawn<Data>(data: Data): Data {
  const view = viewOf(data)
  // An answer that is its own view is looked through once, too, however many pages it is on.
  if (view === data && typeof data === 'object' && data !== null) views.set(data, data)
  return view
}

function viewOf<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || sources.has(data)) return data
  const cached = views.get(data)
  if (cached) return cached as Data
  const view = Array.isArray(data) ? drawnItems(data) : drawnFields(data)
  // Most objects have nothing to set: these are their own view, and nothing has to be remembered of them.
  if (view === data) return data
  views.set(data, view)
  sources.set(view, data)
  return view as Data
}

/** What the services wrote of something that is drawn. */
export function asSent<Item extends object>(view: Item): Item {
  return (sources.get(view) as Item | undefined) ?? view
}

function drawnItems(items: unknown[]): unknown[] {
  const view = items.map(viewOf)
  return view.every((item, index) => item === items[index]) ? items : view
}

function drawnFields(data: object): object {
  let view: Record<string, unknown> | null = null
  for (const [field, content] of Object.entries(data)) {
    const shown = typeof content === 'string' && SET_FIELDS.has(field) ? typograph(content) : viewOf(content)
    if (shown === content) continue
    view ??= { ...data }
    view[field] = shown
  }
  return view ?? data
}

/** Fields that hold plain words for people in every type that has them. */
export const SET_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'subtitle',
  'caption',
  'label',
  'question',
  'shortDescription',
  'excerpt',
])
