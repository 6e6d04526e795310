import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { keptPart, withKeptParts } from './keptParts.ts'

let kept: Map<string, string>
let drawn: string[]

beforeEach(() => {
  kept = new Map()
  drawn = []
})

function List({ names, Item = Card }: { names: readonly string[]; Item?: typeof Card }): ReactNode {
  return (
    <ul>
      {names.map((name) => (
        <Kept key={name} name={name} Item={Item} />
      ))}
    </ul>
  )
}

function Kept({ name, Item }: { name: string; Item: typeof Card }): ReactNode {
  return keptPart(name, () => <Item name={name} />)
}

function Card({ name }: { name: string }): ReactNode {
  drawn.push(name)
  return <li title={name}>{name}</li>
}

function Named({ name }: { name: string }): ReactNode {
  return <li id={useId()}>{name}</li>
}

function Broken(): ReactNode {
  throw new Error('broken')
}

const render = (element: ReactNode) => withKeptParts(kept, () => renderToString(element))

test('a part is rendered once, and pages are as without kept parts', () => {
  const names = ['<kept-part at="0">', '"$&', 'ж']
  const whole = renderToString(<List names={names} />)
  drawn = []
  expect(render(<List names={names} />)).toBe(whole)
  expect(render(<List names={names} />)).toBe(whole)
  expect(drawn).toEqual(names)
  expect(render(<List names={['new', ...names]} />)).toBe(renderToString(<List names={['new', ...names]} />))
})

test('a part with an id of React’s is rendered on each page', () => {
  render(<List names={['one', 'two']} Item={Named} />)
  expect(kept.size).toBe(0)
})

test('a page that fails keeps nothing, and leaves nothing to the next', () => {
  expect(() => render(<List names={['one']} Item={Broken} />)).toThrow('broken')
  expect(kept.size).toBe(0)
  expect(renderToString(<List names={['one']} />)).not.toContain('kept-part')
})
