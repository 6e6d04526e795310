import {
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** How large the largest operation of a document is, with its fragments put in place. */
type DocumentSize = {
  depth: number
  aliases: number
  directives: number
  /** Fields and fragments. */
  selections: number
  mutationFields: number
}

/** A selection: how deep its fields are nested, and what it holds at any depth; `fields` are those at its top. */
type Size = { depth: number; aliases: number; directives: number; selections: number; fields: number }

const EMPTY: Size = { depth: 0, aliases: 0, directives: 0, selections: 0, fields: 0 }

/** Measures a document. A fragment is measured once: fragments that spread each other twice would double the work each time. */
export function measureDocument({ definitions }: DocumentNode): DocumentSize {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  const measured = new Map<string, Size>()

  function ofNode(node: Directed): Size {
    const below = node.selectionSet?.selections.map(ofSelection).reduce(add, EMPTY) ?? EMPTY
    return add(below, { ...EMPTY, directives: node.directives?.length ?? 0 })
  }

  function ofSelection(node: SelectionNode): Size {
    const inside = add(ofNode(node), { ...EMPTY, selections: 1 })
    if (node.kind === Kind.INLINE_FRAGMENT) return inside
    if (node.kind === Kind.FRAGMENT_SPREAD) return add(inside, ofFragment(node.name.value))
    const { depth, aliases, ...rest } = inside
    return {
      ...rest,
      // A tool's query of the whole schema is deep by nature, and costs no service anything.
      depth: node.name.value === '__schema' ? 0 : depth + 1,
      aliases: aliases + (node.alias ? 1 : 0),
      fields: 1,
    }
  }

  function ofFragment(name: string): Size {
    const cached = measured.get(name)
    if (cached) return cached
    // A fragment that spreads itself is refused by validation.
    measured.set(name, EMPTY)
    const fragment = fragments.get(name)
    const size = fragment ? ofNode(fragment) : EMPTY
    measured.set(name, size)
    return size
  }

  const sizes = definitions.flatMap((node): DocumentSize[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return []
    const { fields, ...size } = ofNode(node)
    return [{ ...size, mutationFields: node.operation === 'mutation' ? fields : 0 }]
  })
  const most = (name: keyof DocumentSize) => Math.max(0, ...sizes.map((size) => size[name]))
  return {
    depth: most('depth'),
    aliases: most('aliases'),
    directives: most('directives'),
    selections: most('selections'),
    mutationFields: most('mutationFields'),
  }
}

type Directed = {
  directives?: readonly DirectiveNode[] | undefined
  selectionSet?: SelectionSetNode | undefined
}

function add(left: Size, right: Size): Size {
  return {
    depth: Math.max(left.depth, right.depth),
    aliases: sum(left.aliases, right.aliases),
    directives: sum(left.directives, right.directives),
    selections: sum(left.selections, right.selections),
    fields: sum(left.fields, right.fields),
  }
}

// Counts double with each fragment; beyond this they could not be distinguished.
function sum(left: number, right: number): number {
  return Math.min(left + right, Number.MAX_SAFE_INTEGER)
}
