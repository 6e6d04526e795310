import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import css from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useCloseWithBack } from './useCloseWithBack.ts'

/**
 * A modal window, on a phone a sheet from the bottom. Esc, the cross, Back and a press beside it ask to close; the browser keeps
 * the focus inside and gives it back afterwards. Its content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  text,
  size = 'md',
  footer,
  children,
  className,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pressedBeside = useRef(false)

  // before the element leaves the page, or the focus would not come back
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useCloseWithBack(onClose)

  function onPointerDown(event: PointerEvent) {
    pressedBeside.current = event.target === dialog.current
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Esc, which arrives as «cancel»
    <dialog
      ref={dialog}
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
          <IconButton label="Закрыть" className={css.close} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </header>
        <div className={css.body}>
          {text && <p className={css.text}>{text}</p>}
          {children}
        </div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

export type DialogProps = {
  open: boolean
  /** The visitor wants it closed; the owner sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** A line below the title; it scrolls with the content. */
  text?: ReactNode
  /** 480, 640 or 920 px wide; `full` takes the whole screen, its content reaches the edges. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  className?: string | undefined
}
