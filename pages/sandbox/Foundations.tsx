import type { CSSProperties } from 'react'
import { Cells } from '#renderer/ui/Cells.tsx'
import { dayMonth, periodText, periodTextShort, roubles, unitsText, weekday } from '#renderer/ui/format.ts'
import css from './Foundations.module.css'
import { Row, Sheet } from './Sheet.tsx'

/** Colours, type, and how days and prices are written. */
export function Foundations() {
  return (
    <>
      <Sheet title="Цвет" text="Роли названы по смыслу. Лайм — только главное действие и выбранные сутки">
        <ul className={css.swatches}>
          {COLOURS.map(([name, meaning]) => (
            <li key={name} style={{ '--colour': `var(--${name})` } as CSSProperties}>
              <b>{name}</b>
              <span className="muted">{meaning}</span>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title="Шрифты" text="Unbounded — заголовки и числа календаря. Onest — всё остальное">
        <p className="display">{periodTextShort(PERIOD)}</p>
        <p className="h1">Заголовок страницы</p>
        <p className="h2">Заголовок раздела</p>
        <p className="h3">Подзаголовок</p>
        <p>Основной текст. Первые сутки — по&nbsp;базовой цене, дальше дешевле.</p>
        <p className="small muted">Второй текст. Свободно {unitsText(24)} на&nbsp;ваши даты</p>
        <p className="price">
          {roubles(28_800)} <small>за 3 суток</small>
        </p>
      </Sheet>
      <Sheet title="Сутки" text="По базовой цене — сплошной лайм, следующие — штриховка, прошедшие — контур">
        <Row>
          <Cells basic={2} additional={0} />
          <Cells basic={2} additional={1} />
          <Cells basic={2} additional={5} />
          <Cells basic={2} additional={1} overdue />
          <span>
            {periodText(PERIOD)}, {weekday(PERIOD.start)}; возврат {dayMonth(PERIOD.end)}
          </span>
        </Row>
      </Sheet>
    </>
  )
}

const PERIOD = { start: '2026-12-12', end: '2026-12-14' }

const COLOURS = [
  ['bg', 'бумага'],
  ['surface', 'поля, окна'],
  ['tile', 'под предметом'],
  ['line', 'волосяная'],
  ['line-strong', 'граница поля'],
  ['text', 'чернила'],
  ['text-2', 'второй текст'],
  ['accent', 'лайм'],
  ['hatch', 'следующие сутки'],
  ['positive', 'свободно'],
  ['warning', 'осталось мало'],
  ['negative', 'занято, ошибка'],
  ['night', 'подвал, вечер'],
] as const
