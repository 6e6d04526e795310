import { useState } from 'react'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { Chip } from '#renderer/ui/Chip.tsx'
import { ChipRemove } from '#renderer/ui/ChipRemove.tsx'
import { ChipToggle } from '#renderer/ui/ChipToggle.tsx'
import { Dialog, type DialogProps } from '#renderer/ui/Dialog.tsx'
import { FailedBlock } from '#renderer/ui/FailedBlock.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton, type IconButtonProps } from '#renderer/ui/IconButton.tsx'
import { Plus } from '#renderer/ui/icons.ts'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { Prose } from '#renderer/ui/Prose.tsx'
import { RangeSlider } from '#renderer/ui/RangeSlider.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { Stepper } from '#renderer/ui/Stepper.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { Tooltip } from '#renderer/ui/Tooltip.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import css from './Everything.module.css'
import { every, type Sections, stateful } from './every.tsx'

const LOOKS = ['primary', 'line', 'ink', 'soft', 'ghost'] as const
const TEXT = ['Изменить']
const ERROR = [null, 'Не\u00A0хватает пяти цифр']
const PRICE: [number, number] = [40, 6000]
const SORTS = ['Популярные', 'Дешевле'].map((title) => ({ value: title, title }))
const COLOURS = 'bg surface tile line line-strong text text-2 accent hatch positive warning negative night'

/** Side by side. */
export const small: Sections = {
  'Цвет: лайм — только главное действие и выбранные сутки': every(Swatch, { name: COLOURS.split(' ') }),
  'Сутки: по базовой цене, следующие, прошедшие': [
    every(Cells, { basic: [2], additional: [0, 1, 5], overdue: [false, true] }),
  ],
  'Кнопки: 44, 48 и 56 px, одна лаймовая на экран': [
    every(Button, { variant: LOOKS, size: ['sm', 'md', 'lg'], children: TEXT }),
    every(Button, { variant: LOOKS, children: TEXT, disabled: [true] }),
    every(Button, { variant: LOOKS, children: TEXT, busy: [true] }),
    every(RoundButton, { variant: ['line', 'plain', 'add', 'tile'] }),
  ],
  'Степпер: число можно ввести, при одной штуке минус превращается в корзину': every(stateful(Stepper), {
    label: ['Стул'],
    variant: ['ink', 'line', 'tile', 'wide'],
    value: [1, 24],
    removeAtOne: [true],
  }),
  'Чипы: ссылка, переключатель, активный фильтр': [
    every(Chip, { href: ['/sandbox'], current: [false, true], children: ['стулья'] }),
    every(ChipToggle, { pressed: [false, true], compact: [false, true], children: ['0,45 л'] }),
    every(ChipRemove, { children: [`до ${roubles(600)}`] }),
  ],
  'Поля: пусто, заполнено, ошибка': [
    every(TextField, {
      label: ['Телефон'],
      hint: ['Позвоним'],
      defaultValue: ['', '+7 916 24'],
      error: ERROR,
    }),
    every(TextField, { label: ['Цена'], lead: ['от'], labelHidden: [true], compact: [true] }),
    every(stateful(Select), {
      label: ['Порядок'],
      options: [SORTS],
      value: ['Дешевле'],
      plain: [false, true],
    }),
    every(Checkbox, { label: ['Кубарт'], count: [12], defaultChecked: [true, false], error: ERROR }),
    every(Switch, { label: ['В\u00A0наличии'], defaultChecked: [true, false] }),
  ],
  'Подсказка, тост, окна': [
    every(Tooltip, { label: ['Как считаются сутки'], text: ['День возврата входит в\u00A0срок'] }),
    every(ToastButton, { tone: ['ok', 'error'] }),
    every(DialogButton, { size: ['sm', 'md', 'lg', 'full'] }),
  ],
}

/** Below each other. */
export const wide: Sections = {
  'Шрифты: Unbounded — заголовки и числа, Onest — всё остальное': [
    every(Line, { className: ['display', 'h1', 'h2', 'h3', '', 'small muted', 'price'] }),
  ],
  Выбор: [
    every(stateful(Segmented), { label: ['Порядок'], options: [SORTS], value: ['Дешевле'] }),
    every(stateful(RangeSlider), { label: ['Цена'], min: [0], max: [10_000], value: [PRICE] }),
    every(Pagination, { page: [5], pages: [12], hrefFor: [() => '/catalog'] }),
  ],
  Сообщения: [
    every(Alert, { tone: ['error', 'ok', 'warn'], title: ['28 — 30 ноября'], children: ['Выберите даты'] }),
    every(FailedBlock, {
      title: ['Нет цен'],
      onRetry: [() => {}],
      size: ['section', 'part'],
      busy: [false, true],
    }),
  ],
  Текст: every(Prose, {
    lead: [true],
    html: [
      `<p>Считаем дни, <a href="/rent-terms">подробнее</a>.</p><h2>Сутки</h2><ul><li>привозим;</li></ul>
      <ol><li>Выберите даты.</li></ol><blockquote><p>Один стул в запасе.</p></blockquote>
      <table><thead><tr><th>Срок</th></tr></thead><tbody><tr><td>2 суток</td></tr></tbody></table>`,
    ],
  }),
}

function Swatch({ name }: { name: string }) {
  return (
    <span className="small">
      <i className={css.swatch} style={{ background: `var(--${name})` }} />
      {name}
    </span>
  )
}

function Line({ className }: { className: string }) {
  return <p className={className}>12&nbsp;— 14&nbsp;дек, {roubles(28_800)}</p>
}

function RoundButton({ variant }: Required<Pick<IconButtonProps, 'variant'>>) {
  return (
    <IconButton variant={variant} label="Добавить">
      <Icon of={Plus} />
    </IconButton>
  )
}

function ToastButton({ tone }: { tone: 'ok' | 'error' }) {
  const action = { label: 'Вернуть', onSelect() {} }
  const toast = tone === 'error' ? { text: 'Нет связи', tone } : { text: 'Убрали', action }
  return <Button onClick={() => showToast(toast)}>Тост {tone}</Button>
}

function DialogButton({ size }: Required<Pick<DialogProps, 'size'>>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const footer = <Button onClick={close}>Понятно</Button>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Окно {size}</Button>
      <Dialog {...{ open, size, footer }} title="Очистить корзину?" text="Её можно вернуть" onClose={close}>
        <Tooltip label="Подробнее" text="День возврата входит в&nbsp;срок" />
      </Dialog>
    </>
  )
}
