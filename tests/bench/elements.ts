import { createElement, type ReactNode } from 'react'

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const RAW = new Set(['script', 'style'])
const RENAMED: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }
// React writes these from objects and functions of its own.
const LEFT_OUT = new Set(['style', 'value', 'checked', 'selected'])

/** The elements of a page as React's own, without any component: what drawing them costs at least. */
export function elementsOf(html: string): ReactNode {
  const root: Open = { name: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const { groups = {}, 0: text } of html.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root
    if (groups.closed !== undefined) {
      if (open.length > 1) parentOf(open).children.push(elementOf(open.pop() ?? root))
    } else if (groups.name === undefined) parent.children.push(text)
    else {
      const element = { name: groups.name, attributes: attributesOf(groups.attributes ?? ''), children: [] }
      if (VOID.has(groups.name) || text.endsWith('/>')) parent.children.push(elementOf(element))
      else open.push(element)
    }
  }
  return root.children.filter((child) => typeof child !== 'string')
}

type Open = { name: string; attributes: Record<string, string | boolean>; children: ReactNode[] }

const PIECE =
  /<!--.*?-->|<!doctype[^>]*>|<\/(?<closed>[\w-]+)>|<(?<name>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis

function parentOf(open: readonly Open[]): Open {
  return open.at(-2) ?? (open[0] as Open)
}

function elementOf({ name, attributes, children }: Open): ReactNode {
  const content = RAW.has(name) ? { dangerouslySetInnerHTML: { __html: children.join('') } } : {}
  return RAW.has(name)
    ? createElement(name, { ...attributes, ...content })
    : createElement(name, attributes, ...children)
}

function attributesOf(text: string): Record<string, string | boolean> {
  const pairs = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    pairs
      .filter(([, name = '']) => !LEFT_OUT.has(name))
      .map(([, name = '', value]) => [RENAMED[name] ?? name, value ?? true]),
  )
}
