import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Check, Copy } from './icons.ts'
import { showToast } from './toasts.ts'

/** Copies a text; says so on the button, and aloud. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      // Not there on an insecure origin, refused where the visitor said so.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ text: texts.ui.notCopied, tone: 'error' })
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-label={label} onClick={() => void copy()}>
        <Icon of={isCopied ? Check : Copy} />
        <span>{isCopied ? texts.ui.copied : texts.ui.copy}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && texts.ui.copied}
      </span>
    </>
  )
}

export type CopyButtonProps = {
  /** The text that is copied. */
  text: string
  /** The button's name, beginning with «Скопировать»: «Скопировать номер». */
  label: string
}
