/**
 * How far down, in percent of its height, a product's picture is moved so that the thing stands on the scale: what is empty below
 * it, measured on the pictures of the demo shop. Other pictures get what fits most.
 */
export function standDrop(original: string): number {
  return EMPTY_BELOW.get(original) ?? USUAL
}

const USUAL = 5

const EMPTY_BELOW = new Map(
  Object.entries({
    'stol-kruglyj-180': 22.5,
    'stol-kruglyj-150': 17,
    'stol-banketnyj-183': 23.5,
    'tarelka-obedennaya-27': 19,
    'divan-chester-izumrud': 27,
    'skatert-kruglaya-belaya': 20,
    'sabvufer-18': 7.5,
    'pult-mikshernyj-12': 15,
    'stol-konferenc-belyj-140': 18.5,
    'generator-6kvt': 7.5,
    'prozhektor-par-led': 12.5,
    'shater-pagoda-5x5': 11.5,
    'shater-pavilon-6x12': 28,
    'shater-bystrosbornyj-3x3': 8.5,
    'gruz-utyazhelitel-100': 19,
    'girlyanda-retro-10': 11.5,
    'podium-sekciya-2x1': 29.5,
    'raciya-nabor-6': 19,
    'podushka-na-stul-belaya': 20.5,
    'termoboks-50l': 16,
    'bar-stojka-derevyannaya': 13.5,
    'tancpol-belyj-1x1': 31,
    'kover-dorozhka-krasnaya': 24.5,
    'stol-derevenskij-220': 25.5,
    'megafon-25': 7.5,
    'proektor-6000': 23,
    'teplovaya-pushka-20': 15,
  }).map(([slug, drop]) => [`products/${slug}-1.webp`, drop]),
)
