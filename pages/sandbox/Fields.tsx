import { useState } from 'react'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { RangeSlider } from '#renderer/ui/RangeSlider.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './Fields.module.css'
import { Sheet } from './Sheet.tsx'

/** Form fields. */
export function Fields() {
  const [delivery, setDelivery] = useState<'delivery' | 'pickup'>('delivery')
  const [sort, setSort] = useState<'popular' | 'cheap'>('popular')
  const [price, setPrice] = useState<[number, number]>([40, 6000])
  return (
    <Sheet title="Поля" text="Пусто, заполнено, ошибка, выбор">
      <div className={css.grid}>
        <TextField label="Почта" type="email" placeholder="marina@example.ru" hint="Пришлём список и счёт" />
        <TextField label="Имя" defaultValue="Марина Ветрова" optionalText="необязательно" />
        <TextField label="Телефон" type="tel" defaultValue="+7 916 24" error="Не хватает пяти цифр" />
        <Select label="Порядок" options={SORTS} value={sort} onChange={setSort} />
        <TextArea label="Комментарий" placeholder="Въезд со двора, код 12" />
        <div>
          <div className={css.two}>
            <TextField compact lead="от" label="Цена от" labelHidden value={price[0]} readOnly />
            <TextField compact lead="до" label="Цена до" labelHidden value={price[1]} readOnly />
          </div>
          <RangeSlider
            label="Цена за сутки"
            min={0}
            max={10_000}
            step={10}
            value={price}
            onChange={setPrice}
            format={roubles}
          />
          <Select plain label="Сортировка" labelHidden options={SORTS} value={sort} onChange={setSort} />
        </div>
        <div>
          <Checkbox label="Кубарт" count={12} defaultChecked />
          <Checkbox label="Глазурье" count={10} />
          <Checkbox
            label="Согласен на обработку данных"
            error="Отметьте согласие, без него нельзя принять заказ"
          />
        </div>
        <div>
          <Switch label="Только в наличии" defaultChecked />
          <Segmented label="Получение" options={DELIVERY} value={delivery} onChange={setDelivery} />
        </div>
      </div>
    </Sheet>
  )
}

const SORTS = [
  { value: 'popular', title: 'По популярности' },
  { value: 'cheap', title: 'Сначала дешевле' },
] as const

const DELIVERY = [
  { value: 'delivery', title: 'Доставка' },
  { value: 'pickup', title: 'Самовывоз' },
] as const
