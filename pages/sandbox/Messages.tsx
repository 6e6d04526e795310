import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Tooltip } from '#renderer/ui/Tooltip.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import { Row, Sheet } from './Sheet.tsx'

/** What the site says. */
export function Messages() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Sheet title="Сообщения" text="Ошибка, удача, пусто">
        <Alert title="28 — 30 ноября уже прошли" icon={CalendarX}>
          Выберите новые даты, корзину мы сохранили
        </Alert>
        <Alert title="Всё свободно" tone="ok">
          Все 3 товара есть на 12 — 14 декабря
        </Alert>
        <EmptyState as="h3" title="Здесь пока пусто" text="Выберите предметы в каталоге, они встанут сюда.">
          <Button href="/catalog">В каталог</Button>
        </EmptyState>
      </Sheet>
      <Sheet
        title="Подсказка, тост, окно"
        text="Подсказка: top-start. Тост снизу, 5 секунд. Окно запирает фокус"
      >
        <Row>
          <span>
            Доп. сутки, 1
            <Tooltip label="Как считаются дополнительные сутки" text={DAYS_EXPLAINED} />
          </span>
          <Button
            onClick={() =>
              showToast({ text: 'Убрали кофемашину', action: { label: 'Вернуть', onSelect() {} } })
            }
          >
            Тост
          </Button>
          <Button onClick={() => showToast({ text: 'Нет связи с сервером', tone: 'error' })}>
            Тост с ошибкой
          </Button>
          <Button onClick={() => setOpen(true)}>Окно</Button>
        </Row>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Даты аренды"
          text="Минимальный срок — 2 суток"
          footer={<Button onClick={() => setOpen(false)}>Применить</Button>}
        >
          <p>
            {DAYS_EXPLAINED}. <Tooltip label="Подробнее" text="День выдачи и день возврата входят в срок" />
          </p>
        </Dialog>
      </Sheet>
      <Sheet title="Текст" text="Вопросы и статья">
        <Accordion
          items={[
            { title: 'Как считаются сутки?', content: DAYS_EXPLAINED, open: true },
            { title: 'Можно продлить?', content: 'Да, если предметы свободны.' },
          ]}
        />
        <Prose html={ARTICLE} />
      </Sheet>
    </>
  )
}

const DAYS_EXPLAINED = 'Доп. сутки — всё, что сверх минимальных двух. Они дешевле базовых'

const ARTICLE = `<h2>Сутки</h2><p>Считаем календарные дни, <a href="/rent-terms">подробнее в условиях</a>.</p>
<ul><li>привозим и забираем ежедневно;</li><li>самовывоз — со склада.</li></ul>
<ol><li>Выберите даты.</li><li>Соберите корзину.</li></ol>
<blockquote><p>Один стул в запасе на десять гостей.</p></blockquote>
<table><thead><tr><th>Срок</th><th>Цена</th></tr></thead><tbody><tr><td>2 суток</td><td>980 ₽</td></tr></tbody></table>`
