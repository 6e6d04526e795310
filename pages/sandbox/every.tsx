import { Children, type ComponentType, createElement, type ReactNode, useState } from 'react'

/** The content of the page: parts, by the title of their section. */
export type Sections = Readonly<Record<string, ReactNode>>

/** A part in all its variants: drawn with every combination of the values that its props may have. */
export function every<Props extends object>(
  Part: ComponentType<Props>,
  values: ValuesOf<Props>,
): ReactNode[] {
  const variants = Object.entries<readonly unknown[]>(values).reduce<object[]>(
    (some, [name, each]) => some.flatMap((props) => each.map((value) => ({ ...props, [name]: value }))),
    [{}],
  )
  return Children.toArray(variants.map((props) => createElement(Part, props as Props)))
}

type ValuesOf<Props> = { [Name in keyof Props]: readonly Props[Name][] }

/** A control that keeps its value itself. */
export function stateful<Props extends { value: unknown }>(Control: ComponentType<Props>) {
  return function Stateful(props: Omit<Props, 'onChange'>) {
    const [value, onChange] = useState(props.value)
    return <Control {...(props as Props)} value={value} onChange={onChange} />
  }
}
