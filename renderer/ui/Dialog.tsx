import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { classes } from './classes.ts'
import css from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { X } from './icons.ts'
import { useModal } from './useModal.ts'

/**
 * A modal window, on a phone a sheet from the bottom. Esc, the cross, Back and a press beside it ask to close; the browser keeps
 * the focus inside and gives it back afterwards. Its content exists only while it is open.
 */
export function Dialog({ open, text, footer, children, ...frame }: DialogProps) {
  if (!open) return null
  return (
    <DialogFrame {...frame}>
      <DialogContent text={text} footer={footer}>
        {children}
      </DialogContent>
    </DialogFrame>
  )
}

/** An open dialog around a `DialogContent` that comes later or is exchanged. Its frame answers the press; the content follows. */
export function DialogFrame({ onClose, title, size = 'md', children, waiting, className }: DialogFrameProps) {
  const { dialog, isModal } = useModal(onClose)
  const titleId = useId()
  const pressedBeside = useRef(false)

  function onPointerDown(event: PointerEvent) {
    pressedBeside.current = event.target === dialog.current
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Esc, which arrives as «cancel»
    <dialog
      ref={dialog}
      open
      className={classes(css.dialog, css[size], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        if (pressedBeside.current && event.target === dialog.current) onClose()
      }}
    >
      <div className={css.panel}>
        <header className={css.header}>
          <h2 id={titleId} className="h2">
            {title}
          </h2>
          <IconButton label={texts.words.close} className={css.close} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </header>
        {(isModal && children) || waiting}
      </div>
    </dialog>
  )
}

/** The content of a dialog below its title. */
export function DialogContent({ text, footer, children }: DialogContentProps) {
  return (
    <>
      <div className={css.body}>
        {text && <p className={css.text}>{text}</p>}
        {children}
      </div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </>
  )
}

export type DialogProps = DialogFrameProps & DialogContentProps & { open: boolean }

export type DialogFrameProps = {
  /** The visitor wants it closed; the owner takes it off the page. */
  onClose: () => void
  title: ReactNode
  /** 480, 640 or 920 px wide; `full` takes the whole screen, its content reaches the edges. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  children: ReactNode
  /** In the place of the content; in a dialog that nobody has pressed for, as high: nothing may move then. */
  waiting?: ReactNode
  className?: string | undefined
}

export type DialogContentProps = {
  /** A line below the title; it scrolls with the content. */
  text?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}
