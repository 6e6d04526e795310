import { classes } from './classes.ts'
import css from './Prose.module.css'

/** Text of an article or a document: HTML that was sanitised on the server before it came here. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters the gateway
  return <div className={classes(css.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}

export type ProseProps = {
  /** Sanitised HTML; nothing else may be passed. */
  html: string
  className?: string | undefined
}
