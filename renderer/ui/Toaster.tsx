import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import css from './Toaster.module.css'
import { hideToast, type Toast, useToasts } from './toasts.ts'

/** Where toasts appear, and where the page says what a press has changed; once in the layout. The live regions wait empty, or they would not be read out. */
export function Toaster() {
  const toast = useToasts((state) => state.toast)
  const said = useToasts((state) => state.said)
  const isError = toast?.tone === 'error'
  return (
    <div className={`screen-only ${css.place}`}>
      <div role="status">{toast && !isError && <Bubble key={toast.key} toast={toast} />}</div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div role="alert">{toast && isError && <Bubble key={toast.key} toast={toast} />}</div>
    </div>
  )
}

function Bubble({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(hideToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held])

  const { action } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only hold the message on the screen
    <div
      className={classes('night', css.toast, toast.tone === 'error' && css.error)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {action && (
        <Button
          variant="night"
          size="sm"
          {...(action.href && { href: action.href })}
          onClick={() => {
            hideToast()
            action.onSelect?.()
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}

const SHOWN_MS = 5000
