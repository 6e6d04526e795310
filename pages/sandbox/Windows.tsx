import { useState } from 'react'
import { useDates } from '#renderer/dates/useDates.ts'
import { DateModalPlace } from '#renderer/dateWindow/DateModalPlace.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog, type DialogProps } from '#renderer/ui/Dialog.tsx'
import { Tooltip } from '#renderer/ui/Tooltip.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import { Row, Sheet } from './Sheet.tsx'

/** What opens above the page. */
export function Windows() {
  const { openDates } = useDates()
  const [size, setSize] = useState<NonNullable<DialogProps['size']> | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const close = () => setSize(null)
  return (
    <Sheet title="Подсказка, тост, окна" text="Тост снизу, 5 секунд. Окно не выпускает фокус">
      <Row>
        <span>
          Ещё 1&nbsp;сутки
          <Tooltip label="Как считаются следующие сутки" text={DAYS_EXPLAINED} />
        </span>
        <Button
          onClick={() =>
            showToast({ text: 'Убрали кофемашину', action: { label: 'Вернуть', onSelect() {} } })
          }
        >
          Тост
        </Button>
        <Button onClick={() => showToast({ text: 'Нет связи с сервером', tone: 'error' })}>
          Тост с&nbsp;ошибкой
        </Button>
      </Row>
      <Row>
        <Button onClick={() => setSize('sm')}>Окно 480</Button>
        <Button onClick={() => setSize('md')}>Окно 640</Button>
        <Button onClick={() => setSize('lg')}>Окно 920</Button>
        <Button onClick={() => setSize('full')}>На&nbsp;весь экран</Button>
        <Button onClick={() => openDates()}>Окно дат</Button>
        <Button onClick={() => setWaiting(true)}>Окно дат, пока ждём</Button>
      </Row>
      <Dialog
        open={size !== null}
        size={size ?? 'md'}
        onClose={close}
        title="Очистить корзину?"
        text="Её можно вернуть сразу после этого"
        footer={<Button onClick={close}>Понятно</Button>}
      >
        <p>
          {DAYS_EXPLAINED}.{' '}
          <Tooltip label="Подробнее" text="День выдачи и&nbsp;день возврата входят в&nbsp;срок" />
        </p>
      </Dialog>
      {isWaiting && <DateModalPlace onClose={() => setWaiting(false)} />}
    </Sheet>
  )
}

const DAYS_EXPLAINED =
  'Первые сутки стоят по\u00A0базовой цене, каждые следующие сверх минимального срока\u00A0— по\u00A0сниженной'
