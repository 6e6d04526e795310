/**
 * `new Environment({ …, getDataID })`. Relay takes every `id` for unique in the whole schema; here it is unique within its type.
 * What has none lives inside its parent, as Relay has it.
 */
export function getDataID(record: Readonly<Record<string, unknown>>, typename: string): string | undefined {
  return typeof record.id === 'string' ? `${typename}:${record.id}` : undefined
}
