import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Copy, Share2 } from '#renderer/ui/icons.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import { showToast } from '#renderer/ui/toasts.ts'

/** Sends the URL of a plan: share sheet, or copied, as the button says; where the browser allows neither, it is shown in a field, selected. */
export function SharePlan({ path, title }: SharePlanProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const hasSheet = useSyncExternalStore(
    () => () => {},
    () => Boolean(navigator.share),
    () => true,
  )

  useEffect(() => {
    if (refused !== null) place.current?.querySelector('input')?.select()
  }, [refused])

  async function send() {
    const sent = await share(path, title)
    if (sent === 'copied') showToast({ text: texts.planLinks.copied })
    setRefused(sent === 'refused' ? location.origin + path : null)
  }

  return (
    <div ref={place} className="needs-scripts">
      <Button wide onClick={() => void send()}>
        <Icon of={hasSheet ? Share2 : Copy} />
        <span>{hasSheet ? texts.planLinks.share : texts.planLinks.copy}</span>
      </Button>
      {refused !== null && (
        <TextField
          label={texts.planLinks.link}
          readOnly
          value={refused}
          onFocus={(event) => event.currentTarget.select()}
          hint={texts.planLinks.notCopied}
        />
      )}
    </div>
  )
}

export type SharePlanProps = {
  /** Path and parameters. */
  path: string
  /** The subject of the message. */
  title: string
}

/** The outcome of sending a URL: given to the system's share sheet, copied, cancelled by the visitor, or refused by the browser. */
type Sent = 'shared' | 'copied' | 'cancelled' | 'refused'

/** Sends a URL of the shop by the system's share sheet; where there is none, copies it. */
async function share(path: string, title: string): Promise<Sent> {
  const url = location.origin + path
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    // Not there on an insecure origin, refused where the visitor said so.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
