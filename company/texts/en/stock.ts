/** Said beside a sum for dates: nobody can say the stock of what is counted in it, or of a part of that. */
export function unconfirmed(isPart: boolean): string {
  return `Estimated total: the availability ${isPart ? 'of some items ' : ''}is not confirmed yet`
}
