import { Breadcrumbs } from '#renderer/ui/Breadcrumbs.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { SectionHeader } from '#renderer/ui/SectionHeader.tsx'
import { ShowMore } from '#renderer/ui/ShowMore.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Sheet } from './Sheet.tsx'

/** Containers, lists and tables. */
export function Lists() {
  return (
    <>
      <Sheet title="Заголовки" text="Крошки и заголовок раздела">
        <Breadcrumbs
          items={[
            { title: 'Главная', href: '/' },
            { title: 'Каталог', href: '/catalog' },
            { title: 'Стулья' },
          ]}
        />
        <SectionHeader title="Популярные категории" moreHref="/categories" text="То, что берут чаще всего" />
      </Sheet>
      <Sheet title="Сетка" text="Линии по середине зазора. Картинка, нет картинки, скелет">
        <RuledGrid columns={[2, 3, 3]}>
          <div>
            <Picture
              original={CHAIR}
              caption="Стул «Кьявари», золото"
              width={800}
              height={800}
              sizes={SIZES}
            />
          </div>
          <div>
            <Picture original={null} width={800} height={800} />
          </div>
          <div>
            <Skeleton ratio={1} />
            <Skeleton height={20} width="70%" />
          </div>
        </RuledGrid>
      </Sheet>
      <Sheet title="Страницы" text="Показано, полоса, «Показать ещё», номера">
        <ShowMore shown={16} total={78} href="/catalog?page=2">
          <Pagination page={4} pages={12} hrefFor={(page) => `/catalog?page=${page}`} />
        </ShowMore>
      </Sheet>
    </>
  )
}

const CHAIR = 'products/stul-kyavari-zoloto-1.webp'

const SIZES = '(min-width: 1200px) 300px, 50vw'
