import '../pageContext.ts'

/** In the browser: what the head of the page now shown says of it, where it matters after the first page. */
export function applyHead({ title, description }: NonNullable<Vike.PageContext['head']>): void {
  document.title = title
  setMeta('property', 'og:title', title)
  setMeta('name', 'description', description)
  setMeta('property', 'og:description', description)
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | null): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`)
  if (!content) {
    found?.remove()
    return
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.content = content
}
