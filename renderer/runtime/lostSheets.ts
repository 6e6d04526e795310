const lost = new Set<string>()

/** Remembers the style sheet that a failure to fetch code speaks of. Vite requests a sheet once, and takes it for loaded from then on. */
export function noteLostSheet({ message }: Error): void {
  const [, sheet] = /CSS for (\S+)/.exec(message) ?? []
  if (sheet) lost.add(sheet)
}

/** Fetches the sheets that failed once more. Fails when one fails again. */
export async function fetchLostSheets(): Promise<void> {
  await Promise.all([...lost].map(fetchSheet))
}

function fetchSheet(sheet: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    link.onload = () => {
      lost.delete(sheet)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error('A style sheet could not be fetched'))
    }
    document.head.append(link)
  })
}
