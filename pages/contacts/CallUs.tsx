import { linkProps } from '#renderer/runtime/links.ts'
import css from './CallUs.module.css'

/** The phone of the company, large. Nothing without one. */
export function CallUs({ phone }: { phone: Phone | null }) {
  const call = linkProps(phone?.link)
  if (!phone?.number) return null
  return (
    <div>
      {call ? (
        <a {...call} className={css.number}>
          {phone.number}
        </a>
      ) : (
        <p className={css.number}>{phone.number}</p>
      )}
      {phone.caption && <p className="muted">{phone.caption}</p>}
    </div>
  )
}

type Phone = { caption: string | null; number: string | null; link: string | null }
