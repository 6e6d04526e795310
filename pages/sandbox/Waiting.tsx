import { CartFailed } from '#renderer/cart/CartFailed.tsx'
import { CartLoading } from '#renderer/cart/CartLoading.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { Spinner } from '#renderer/ui/Spinner.tsx'
import { Row, Sheet } from './Sheet.tsx'

/** What stands where something is on its way, or did not come. */
export function Waiting() {
  return (
    <>
      <Sheet title="Не пришло" text="Раздел, часть раздела, повторяем; корзина">
        <FailedBlock title="Отзывы не&nbsp;загрузились" onRetry={() => {}}>
          Остальное на&nbsp;странице работает
        </FailedBlock>
        <FailedBlock size="part" title="Фильтры не&nbsp;загрузились" onRetry={() => {}} />
        <FailedBlock size="part" title="Фильтры не&nbsp;загрузились" onRetry={() => {}} busy />
        <CartFailed onRetry={() => {}} />
      </Sheet>
      <Sheet title="Ждём" text="Вертушка, приглушённая цена, скелеты карточки и корзины">
        <Row>
          <Spinner />
          <p className="price" aria-busy="true">
            1&nbsp;200&nbsp;₽
          </p>
        </Row>
        <RuledGrid columns={[2, 3, 3]}>
          {[1, 2].map((card) => (
            <div key={card}>
              <Skeleton ratio={1} />
              <Skeleton height={20} width="70%" />
              <Skeleton height={26} width="40%" />
            </div>
          ))}
        </RuledGrid>
        <CartLoading />
      </Sheet>
    </>
  )
}
