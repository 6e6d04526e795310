/**
 * How far down, in percent of its height, a category's picture is moved so that the item stands on the shelf: the share of the
 * square that is empty below it, measured on the pictures of the demo shop. Other pictures get what fits most.
 */
export function shelfDrop(original: string | null): number {
  return EMPTY_BELOW.get(original ?? '') ?? USUAL
}

const USUAL = 12

const EMPTY_BELOW = new Map([
  ['categories/stulya.webp', 25.5],
  ['categories/stoly.webp', 20],
  ['categories/shatry-i-zonty.webp', 13.5],
  ['categories/posuda-i-servirovka.webp', 23.5],
  ['categories/zvuk.webp', 12],
  ['categories/svet-i-ekrany.webp', 7.5],
  ['categories/myagkaya-mebel.webp', 27],
  ['categories/barnaya-mebel.webp', 13.5],
  ['categories/igry-i-razvlecheniya.webp', 23.5],
  ['categories/scena-i-podiumy.webp', 24.5],
  ['categories/dekor-i-garderob.webp', 3.5],
  ['categories/klimat-i-elektropitanie.webp', 7.5],
])
