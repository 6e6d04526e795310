import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LANGUAGES } from './languages.ts'

/**
 * The texts that a language lacks, as `topic.name`, in the order of the topics. Its folder need not be complete, nor be there: that is what
 * a translator begins with.
 */
export async function missingTexts(language: string, folder = FOLDER): Promise<string[]> {
  const missing: string[] = []
  for (const [topic, texts] of Object.entries(LANGUAGES.ru.texts)) {
    const file = `${folder}${language}/${topic}.ts`
    const theirs: object = existsSync(file) ? await import(pathToFileURL(file).href) : {}
    const names = Object.keys(texts).filter((name) => !Object.hasOwn(theirs, name))
    missing.push(...names.map((name) => `${topic}.${name}`))
  }
  return missing
}

const FOLDER = fileURLToPath(new URL('./', import.meta.url))
