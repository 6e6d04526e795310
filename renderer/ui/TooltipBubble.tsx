import { arrow, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import css from './TooltipBubble.module.css'

/** The bubble of a `Tooltip`, in the top layer, so that neither dialogs nor clipped boxes hide it. */
export function TooltipBubble({ anchor, hasArrow = true, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const [tip, setTip] = useState<HTMLElement | null>(null)
  const { refs, floatingStyles, middlewareData, placement } = useFloating({
    placement: 'top-start',
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: [
      offset(hasArrow ? { mainAxis: 12, crossAxis: -16 } : 8),
      flip(),
      shift({ padding: 16 }),
      arrow({ element: tip }),
    ],
    whileElementsMounted: autoUpdate,
  })

  useLayoutEffect(() => {
    refs.setFloating(bubble.current)
    bubble.current?.showPopover()
  }, [refs])

  return (
    <span ref={bubble} popover="manual" role="tooltip" className={css.bubble} style={floatingStyles}>
      <span>{children}</span>
      {hasArrow && (
        <i
          ref={setTip}
          className={placement.startsWith('top') ? css.down : css.up}
          style={{ left: middlewareData.arrow?.x }}
        />
      )}
    </span>
  )
}

type TooltipBubbleProps = {
  anchor: Element
  /** Points at the anchor; not where it says something of a part of it. */
  hasArrow?: boolean
  children: ReactNode
}
