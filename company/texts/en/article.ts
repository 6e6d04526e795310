// The page of an article.
export const readOn = 'Read on'
export const fromArticle = 'From this article'

export function readingTime(minutes: number): string {
  return `${minutes}\u00A0min read`
}
