import { documentCalls } from '#gateway/build/documentCalls.ts'
import { storefrontSources } from '#gateway/build/manifest.ts'

/** The storefront's operations and fragments, each as it is written in its file. */
export function storefrontDocuments(): string[] {
  return storefrontSources()
    .flatMap(documentCalls)
    .map(({ text }) => text)
}
