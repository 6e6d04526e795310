import { type Bits, type Catalogue, emptySet, longer, type Places, placeIn, setOf } from './bits.ts'
import { Parts } from './parts.ts'

/** The place of each product, by its id, and sets of places. */
export class IdPlaces extends Parts {
  #own: Bits[] = []
  #ownSize = 0
  #given = 0

  /** The sets as of a change of the catalogue, for a request that begins. */
  begin(change: number): this {
    this.change = change
    this.#given = 0
    return this
  }

  /** A set of nothing, or a copy of one, for this request alone. The next one gets the same memory: new memory costs more than what is done in it. */
  own(of?: Bits): Bits {
    if (this.#ownSize !== this.size) this.#own = []
    this.#ownSize = this.size
    const bits = this.#own[this.#given] ?? emptySet(this.size)
    this.#own[this.#given++] = bits
    if (of) bits.set(of)
    else bits.fill(0)
    return bits
  }

  /** By place: in order of id, and behind them what came later. */
  get ids(): Float64Array {
    return this.#catalogue.ids
  }

  get size(): number {
    return this.ids.length
  }

  /** The places of some ids; an id that no product has is passed over. */
  placesOf(ids: readonly number[]): Places {
    return Uint32Array.from(this.placesOrNone(ids).filter((place) => place >= 0))
  }

  /** The place of each id; -1 where no product has it. */
  protected placesOrNone(ids: readonly number[]): number[] {
    const catalogue = this.#catalogue
    let near = 0
    return ids.map((id) => {
      const place = placeIn(catalogue, id, near)
      if (place >= 0) near = place
      return place
    })
  }

  bitsOf(ids: readonly number[]): Bits {
    return setOf(emptySet(this.size), this.placesOf(ids))
  }

  get #catalogue(): Catalogue {
    const read = () => {
      const ids = Float64Array.from(this.numbers('SELECT json_group_array(id) AS list FROM products')).sort()
      return { ids, sorted: ids.length, late: new Map<number, number>() }
    }
    return this.part('catalogue', read, (before, changed) => {
      const came = this.among(changed, 'TRUE').filter((id) => placeIn(before, id) < 0)
      for (const [index, id] of came.entries()) before.late.set(id, before.ids.length + index)
      if (came.length === 0) return before
      const ids = longer(before.ids, before.ids.length + came.length)
      ids.set(came, before.ids.length)
      return { ...before, ids }
    })
  }

  /** The place of an id; -1 without. */
  protected placeOf(id: number): number {
    return placeIn(this.#catalogue, id)
  }
}
