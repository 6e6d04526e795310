/** What only a long cart needs. */
export { CompactLine } from './CompactLine.tsx'
export { LongList } from './LongList.tsx'
