import { useState } from 'react'
import { Button } from '#renderer/ui/Button.tsx'
import { Chip } from '#renderer/ui/Chip.tsx'
import { ChipRemove } from '#renderer/ui/ChipRemove.tsx'
import { ChipRow } from '#renderer/ui/ChipRow.tsx'
import { ChipToggle } from '#renderer/ui/ChipToggle.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { ArrowRight, Plus, X } from '#renderer/ui/icons.ts'
import { MoreLink } from '#renderer/ui/MoreLink.tsx'
import { Stepper, type StepperProps } from '#renderer/ui/Stepper.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import { Row, Sheet } from './Sheet.tsx'

/** Buttons, links and toggles. */
export function Actions() {
  const [pressed, setPressed] = useState(true)
  const [removed, setRemoved] = useState(false)
  return (
    <>
      <Sheet title="Кнопки" text="44, 48 и 56 px. Одна лаймовая на экран">
        <Row>
          <Button variant="primary" size="lg">
            Оформить заказ
          </Button>
          <Button variant="primary">Применить</Button>
          <Button variant="primary" busy>
            Отправить
          </Button>
          <Button variant="primary" disabled>
            Недоступна
          </Button>
        </Row>
        <Row>
          <Button>Показать ещё</Button>
          <Button variant="ink">Каталог</Button>
          <Button variant="soft">Изменить</Button>
          <Button variant="ghost">Сбросить</Button>
          <Button variant="ghost" disabled>
            Сбросить
          </Button>
          <Button size="sm" href="/catalog">
            В каталог
          </Button>
        </Row>
        <Row>
          <IconButton variant="add" label="Добавить">
            <Icon of={Plus} />
          </IconButton>
          <IconButton label="Вперёд">
            <Icon of={ArrowRight} />
          </IconButton>
          <IconButton variant="plain" label="Закрыть">
            <Icon of={X} />
          </IconButton>
          <MoreLink href="/categories">Посмотреть все</MoreLink>
          <TextLink href="/rent-terms">Условия аренды</TextLink>
        </Row>
      </Sheet>
      <Sheet title="Степпер" text="Число можно ввести. При одной штуке минус превращается в корзину">
        <Row>
          <Counter start={1} removeAtOne />
          <Counter start={24} />
          <Counter start={3} variant="line" max={4} />
          <Counter start={24} variant="tile" />
        </Row>
        <Counter start={24} variant="wide" />
      </Sheet>
      <Sheet title="Чипы" text="Ссылка, переключатель, активный фильтр">
        <ChipRow>
          <Chip href="/search/вентилятор">вентилятор</Chip>
          <Chip href="/sandbox" current>
            открыто
          </Chip>
          <ChipToggle pressed={pressed} onClick={() => setPressed(!pressed)}>
            0,45 л
          </ChipToggle>
          {!removed && <ChipRemove onClick={() => setRemoved(true)}>от 40 до 6 000 ₽</ChipRemove>}
        </ChipRow>
      </Sheet>
    </>
  )
}

function Counter({
  start,
  ...rest
}: { start: number } & Pick<StepperProps, 'variant' | 'removeAtOne' | 'max'>) {
  const [count, setCount] = useState(start)
  return <Stepper {...rest} label="Стул «Кьявари»" value={count} onChange={setCount} />
}
