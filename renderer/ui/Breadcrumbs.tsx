import css from './Breadcrumbs.module.css'

/** The way from the home page to this one; the last item is the page itself and needs no `href`. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Хлебные крошки">
      <ol className={css.crumbs}>
        {items.map((item) => (
          <li key={item.href ?? item.title}>
            {item.href === undefined ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <a href={item.href}>{item.title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type Crumb = { title: string; href?: string }
