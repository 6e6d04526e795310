import { useEffect, useRef } from 'react'

/** The list of the order has arrived. It stands where its button was, and has the focus that was there. */
export function ListSent() {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <p ref={element} tabIndex={-1}>
      Список у&nbsp;нас. Перезвоним в&nbsp;рабочее время, корзина останется как есть.
    </p>
  )
}
