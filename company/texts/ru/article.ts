// The page of an article.
export const readOn = 'Читайте дальше'
export const fromArticle = 'Из статьи'

export function readingTime(minutes: number): string {
  return `${minutes}\u00A0мин чтения`
}
