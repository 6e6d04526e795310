import { useEffect, useState } from 'react'

/** A short note that is shown until the next press of the pointer or of a key, wherever it is. */
export function useNoteUntilNextPress(): [note: string | null, setNote: (note: string | null) => void] {
  const [note, setNote] = useState<string | null>(null)

  useEffect(() => {
    if (note === null) return
    const listeners = new AbortController()
    // While capturing: the press that brought the note is past that phase, and does not take it away at once.
    const options = { capture: true, signal: listeners.signal }
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, () => setNote(null), options)
    }
    return () => listeners.abort()
  }, [note])

  return [note, setNote]
}
