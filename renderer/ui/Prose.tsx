import { classes } from './classes.ts'
import css from './Prose.module.css'
import { forPage } from './pageHtml.ts'

/** Text of an article or a document: HTML that was sanitised on the server before it came here. */
export function Prose({ html, lead = false, className }: ProseProps) {
  return (
    <div
      className={classes(css.prose, lead && css.lead, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters the gateway
      dangerouslySetInnerHTML={{ __html: forPage(html) }}
    />
  )
}

export type ProseProps = {
  /** Sanitised HTML; nothing else may be passed. */
  html: string
  /** Its first paragraph leads in, larger than the rest. */
  lead?: boolean
  className?: string | undefined
}
