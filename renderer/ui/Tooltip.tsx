import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import css from './Tooltip.module.css'

/** A «?» that explains the words before it, on hover, focus or press; Esc closes. */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    // a dialog around stays open
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes focus; this only extends its hover
    <span onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)} onKeyDown={onKeyDown}>
      <button
        ref={setButton}
        type="button"
        className={`screen-only needs-scripts ${css.mark}`}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <span id={id} hidden>
        {text}
      </span>
      {open && button && (
        <LateBubble anchor={button} fallback={<span className="small muted">{text}</span>}>
          {text}
        </LateBubble>
      )}
    </span>
  )
}

/** The bubble alone, whose code comes when it is first shown; `fallback` stands for one that does not come. */
export function LateBubble({ fallback = null, ...bubble }: LateBubbleProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>
        <TooltipBubble {...bubble} />
      </Suspense>
    </ErrorBoundary>
  )
}

const TooltipBubble = lazy(async () => ({ default: (await import('./TooltipBubble.tsx')).TooltipBubble }))

type LateBubbleProps = ComponentProps<typeof TooltipBubble> & { fallback?: ReactNode }

export type TooltipProps = {
  /** The button's accessible name: «Как считаются дополнительные сутки». */
  label: string
  /** The explanation. */
  text: ReactNode
}
