import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { leadsAway } from '#gateway/rental/foreignWords.ts'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { MoreLink } from '#renderer/ui/SectionHeader.tsx'
import orderCss from '../Order.module.css'
import { otherOrderText, type PlacedOrder, toPlacedOrder } from '../placedOrder.ts'
import { acceptedText } from './acceptedText.ts'
import css from './OrderAccepted.module.css'

/**
 * The made order where no script runs: its number, and what happens next. For `<noscript>`. A visitor who has only a link sees no more than that.
 */
export function PlainAccepted() {
  const { urlParsed, headers } = usePageContext()
  const settings = useSiteSettings()
  const words = useOrderWords()
  const { number = '', order = '' } = urlParsed.search
  const isOwn = placedLink(headers?.cookie) === String(new URLSearchParams(urlParsed.search))
  if (!isOwn || number === '') return <LinkedNumber number={number} />
  const made = parsed(order)
  const otherOrder = made && otherOrderText(made)
  const isRequest = settings?.orderMode === 'REQUEST'
  const said = isRequest ? texts.request.text : acceptedText(settings?.order?.successText, false)
  return (
    <div className={css.accepted}>
      <h1 className={`display ${orderCss.title}`}>
        {(!isRequest && settings?.order?.successTitle) || words.accepted}
      </h1>
      <div className={css.text}>
        <p className={css.number}>
          {words.number}
          <b>{number}</b>
        </p>
        <p>{texts.orderPlaced.keepNumber}</p>
        {said && <p>{said}</p>}
      </div>
      {otherOrder && (
        <Alert tone="warn" title={texts.orderPlaced.otherOrder}>
          <p>{otherOrder}</p>
        </Alert>
      )}
      <MoreLink href="/catalog">{texts.words.backToCatalogue}</MoreLink>
    </div>
  )
}

function LinkedNumber({ number }: { number: string }) {
  const words = useOrderWords()
  return (
    <div className={css.accepted}>
      <h1 className="h1">{words.yours}</h1>
      <div className={css.text}>
        {isShown(number) && (
          <p>
            {texts.orderPlaced.linkedNumber}
            <b>{number}</b>
            {texts.orderPlaced.linkedOwner}
          </p>
        )}
        <p>{texts.orderPlaced.ifJustSent}</p>
      </div>
      <MoreLink href="/catalog">{texts.words.backToCatalogue}</MoreLink>
    </div>
  )
}

/** The query of the link to the order that this browser sent by the plain form: see server/pages/plainOrders.ts. */
function placedLink(cookie = ''): string | null {
  const [, text] = /(?:^|; *)placedOrder=([^;]{1,3000})/.exec(cookie) ?? []
  try {
    return text === undefined ? null : decodeURIComponent(text)
  } catch {
    return null
  }
}

function parsed(order: string): PlacedOrder | null {
  try {
    return toPlacedOrder(JSON.parse(order))
  } catch {
    return null
  }
}

/** True if it looks like a number as services give them, and not like what anybody could have written into a link instead. */
function isShown(number: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}/№#-]{0,39}$/u.test(number) && !leadsAway(number)
}
