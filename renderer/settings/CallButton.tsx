import { texts } from '#company/texts/index.ts'
import { Button, type ButtonLook } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { Phone } from '#renderer/ui/icons.ts'
import { useCallLink } from './useSiteSettings.ts'

/** The company's number, to be pressed; while the settings do not say it, the way to the contacts, which come from elsewhere. */
export function CallButton(look: CallButtonProps) {
  const call = useCallLink()
  return call ? (
    <Button {...look} {...call.link}>
      <Icon of={Phone} />
      {call.number}
    </Button>
  ) : (
    <Button {...look} href="/contacts">
      {texts.words.contacts}
    </Button>
  )
}

export type CallButtonProps = Omit<ButtonLook, 'children'>
