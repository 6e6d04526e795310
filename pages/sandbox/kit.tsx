import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { Chip, ChipRemove, ChipToggle } from '#renderer/ui/Chip.tsx'
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
const TEXT = [texts.words.change]
const ERROR = [null, texts.sandbox.error]
const PRICE: [number, number] = [40, 6000]
const SORTS = [texts.sandbox.popular, texts.sandbox.cheaper].map((title) => ({ value: title, title }))
const COLOURS = 'bg surface tile line line-strong text text-2 accent hatch positive warning negative night'

/** Side by side. */
export const small: Sections = {
  [texts.sandbox.colours]: every(Swatch, { name: COLOURS.split(' ') }),
  [texts.sandbox.cells]: [every(Cells, { basic: [2], additional: [0, 1, 5], overdue: [false, true] })],
  [texts.sandbox.buttons]: [
    every(Button, { variant: LOOKS, size: ['sm', 'md', 'lg'], children: TEXT }),
    every(Button, { variant: LOOKS, children: TEXT, disabled: [true] }),
    every(Button, { variant: LOOKS, children: TEXT, busy: [true] }),
    every(RoundButton, { variant: ['line', 'plain', 'add', 'tile'] }),
  ],
  [texts.sandbox.stepper]: every(stateful(Stepper), {
    label: [texts.sandbox.item],
    wide: [false, true],
    value: [1, 24],
    removeAtOne: [true],
  }),
  [texts.sandbox.chips]: [
    every(Chip, { href: ['/sandbox'], current: [false, true], children: [texts.sandbox.items] }),
    every(ChipToggle, { pressed: [false, true], compact: [false, true], children: [texts.sandbox.volume] }),
    every(ChipRemove, { children: [texts.sandbox.upTo + roubles(600)] }),
  ],
  [texts.sandbox.fields]: [
    every(TextField, {
      label: [texts.sandbox.phone],
      hint: [texts.sandbox.phoneHint],
      defaultValue: ['', texts.sandbox.phoneStart],
      error: ERROR,
    }),
    every(TextField, {
      label: [texts.sandbox.price],
      lead: [texts.sandbox.from],
      labelHidden: [true],
      compact: [true],
    }),
    every(stateful(Select), {
      label: [texts.sandbox.order],
      options: [SORTS],
      value: [texts.sandbox.cheaper],
      plain: [false, true],
    }),
    every(Checkbox, {
      label: [texts.sandbox.brand],
      count: [12],
      defaultChecked: [true, false],
      error: ERROR,
    }),
    every(Switch, { label: [texts.stock.inStock], defaultChecked: [true, false] }),
  ],
  [texts.sandbox.windows]: [
    every(Tooltip, { label: [texts.sandbox.howCounted], text: [texts.sandbox.howCountedText] }),
    every(ToastButton, { tone: ['ok', 'error'] }),
    every(DialogButton, { size: ['sm', 'md', 'lg', 'full'] }),
  ],
}

/** Below each other. */
export const wide: Sections = {
  [texts.sandbox.fonts]: [
    every(Line, { className: ['display', 'h1', 'h2', 'h3', '', 'small muted', 'price'] }),
  ],
  [texts.sandbox.choice]: [
    every(stateful(Segmented), {
      label: [texts.sandbox.order],
      options: [SORTS],
      value: [texts.sandbox.cheaper],
    }),
    every(stateful(RangeSlider), { label: [texts.sandbox.price], min: [0], max: [10_000], value: [PRICE] }),
    every(Pagination, { page: [5], pages: [12], hrefFor: [() => '/catalog'] }),
  ],
  [texts.sandbox.messages]: [
    every(Alert, {
      tone: ['error', 'ok', 'warn'],
      title: [texts.sandbox.period],
      children: [texts.words.datesFirst],
    }),
    every(FailedBlock, {
      title: [texts.sandbox.noPrices],
      onRetry: [() => {}],
      size: ['section', 'part'],
      busy: [false, true],
    }),
  ],
  [texts.sandbox.text]: every(Prose, {
    lead: [true],
    html: [texts.sandbox.prose],
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
  return (
    <p className={className}>
      {texts.sandbox.line}
      {roubles(28_800)}
    </p>
  )
}

function RoundButton({ variant }: Required<Pick<IconButtonProps, 'variant'>>) {
  return (
    <IconButton variant={variant} label={texts.words.add}>
      <Icon of={Plus} />
    </IconButton>
  )
}

function ToastButton({ tone }: { tone: 'ok' | 'error' }) {
  const action = { label: texts.sandbox.restore, onSelect() {} }
  const toast =
    tone === 'error' ? { text: texts.sandbox.offline, tone } : { text: texts.sandbox.removed, action }
  return (
    <Button onClick={() => showToast(toast)}>
      {texts.sandbox.toast}
      {tone}
    </Button>
  )
}

function DialogButton({ size }: Required<Pick<DialogProps, 'size'>>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const footer = <Button onClick={close}>{texts.sandbox.understood}</Button>
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {texts.sandbox.window}
        {size}
      </Button>
      <Dialog
        {...{ open, size, footer }}
        title={texts.sandbox.clear}
        text={texts.sandbox.clearText}
        onClose={close}
      >
        <Tooltip label={texts.sandbox.more} text={texts.sandbox.howCountedText} />
      </Dialog>
    </>
  )
}
