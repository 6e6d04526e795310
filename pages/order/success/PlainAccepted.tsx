import { usePageContext } from 'vike-react/usePageContext'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { clockTime } from '#renderer/ui/format.ts'
import { MoreLink } from '#renderer/ui/MoreLink.tsx'
import { acceptedText } from './acceptedText.ts'
import css from './OrderAccepted.module.css'

/** The made order where no script runs: its number, which is all that the address tells, and what happens next. For `<noscript>`. */
export function PlainAccepted() {
  const settings = useSiteSettings()
  const number = orderNumber(usePageContext().urlParsed.search.number)
  const hours = settings?.workingHours
  const when =
    hours?.open && hours.close ? ` с\u00A0${clockTime(hours.open)} до\u00A0${clockTime(hours.close)}` : ''
  if (number === null) {
    return (
      <>
        <h1 className="h1">Ваш заказ</h1>
        <p>Без JavaScript эта страница знает только номер нового заказа</p>
        <MoreLink href="/catalog">Вернуться в&nbsp;каталог</MoreLink>
      </>
    )
  }
  return (
    <>
      <h1 className={`display ${css.title}`}>{settings?.order?.successTitle ?? 'Заказ принят'}</h1>
      <div className={css.text}>
        <p className={css.number}>
          Номер <b>{number}</b>
        </p>
        <p>Запишите номер: он&nbsp;понадобится при получении</p>
        <p>Перезвоним{when}: подтвердим даты, адрес и&nbsp;время. До&nbsp;звонка ничего не&nbsp;списываем</p>
        <p className="muted">{acceptedText(settings?.order?.successText, false)}</p>
      </div>
      <MoreLink href="/catalog">Вернуться в&nbsp;каталог</MoreLink>
    </>
  )
}

/** A number as services give them; null for what anybody could have written into a link instead. */
function orderNumber(text: string | undefined): string | null {
  return text !== undefined && /^[\p{L}\p{N}][\p{L}\p{N}/№#-]{0,39}$/u.test(text) ? text : null
}
