import { arrow, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import css from './TooltipBubble.module.css'

/** The bubble of a `Tooltip`, in the top layer, so that neither dialogs nor clipped boxes hide it. */
export function TooltipBubble({ anchor, isBelow, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const [tip, setTip] = useState<HTMLElement | null>(null)
  const { refs, floatingStyles, middlewareData, placement } = useFloating({
    placement: isBelow ? 'bottom-start' : 'top-start',
    strategy: 'fixed',
    elements: { reference: anchor },
    middleware: isBelow
      ? [offset(8), shift({ padding: 16, crossAxis: true })]
      : [offset({ mainAxis: 12, crossAxis: -16 }), flip(), shift({ padding: 16 }), arrow({ element: tip })],
    whileElementsMounted: autoUpdate,
  })

  useLayoutEffect(() => {
    refs.setFloating(bubble.current)
    bubble.current?.showPopover()
  }, [refs])

  return (
    <span ref={bubble} popover="manual" role="tooltip" className={css.bubble} style={floatingStyles}>
      {children}
      {!isBelow && (
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
  /** Below all of the anchor, without an arrow: it says something of a part of it. */
  isBelow?: boolean
  children: ReactNode
}
