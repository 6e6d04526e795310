import { documentCalls, storefrontSources } from '#gateway/build/documentCalls.ts'

/** The storefront's operations and fragments, each as it is written in its file. */
export function storefrontDocuments(): string[] {
  return storefrontSources()
    .flatMap(documentCalls)
    .map(({ text }) => text)
}
