import { Accordion } from '#renderer/ui/Accordion.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { CalendarX } from '#renderer/ui/icons.ts'
import { Prose } from '#renderer/ui/Prose.tsx'
import { Sheet } from './Sheet.tsx'

/** Messages: alerts, toasts, empty states. */
export function Messages() {
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
      <Sheet title="Текст" text="Вопросы и статья">
        <Accordion
          items={[
            {
              title: 'Как считаются сутки?',
              content: 'Считаем календарные дни: день выдачи и\u00A0день возврата входят в\u00A0срок.',
              open: true,
            },
            { title: 'Можно продлить?', content: 'Да, если предметы свободны.' },
          ]}
        />
        <Prose html={ARTICLE} />
      </Sheet>
    </>
  )
}

const ARTICLE = `<h2>Сутки</h2><p>Считаем календарные дни, <a href="/rent-terms">подробнее в условиях</a>.</p>
<ul><li>привозим и забираем ежедневно;</li><li>самовывоз — со склада.</li></ul>
<ol><li>Выберите даты.</li><li>Соберите корзину.</li></ol>
<blockquote><p>Один стул в запасе на десять гостей.</p></blockquote>
<table><thead><tr><th>Срок</th><th>Цена</th></tr></thead><tbody><tr><td>2 суток</td><td>980 ₽</td></tr></tbody></table>`
