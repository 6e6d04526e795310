/** Lets work of the weight `most` be done in one turn of the event loop; the rest waits in its order. Null: now. */
export function createTurns(most: number): (weight: number) => Promise<void> | null {
  let done = 0
  const waiting: { weight: number; start: () => void }[] = []

  const fits = (weight: number) => done === 0 || done + weight <= most

  function take(weight: number): void {
    if (done === 0) setImmediate(nextTurn)
    done += weight
  }

  function nextTurn(): void {
    done = 0
    for (let next = waiting[0]; next && fits(next.weight); next = waiting[0]) {
      waiting.shift()
      take(next.weight)
      next.start()
    }
  }

  return (weight) => {
    if (waiting.length > 0 || !fits(weight)) return new Promise((start) => waiting.push({ weight, start }))
    take(weight)
    return null
  }
}
