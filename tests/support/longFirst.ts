import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long: they build, start or break a whole shop. */
const LONG = [
  'tests/server/secondCompany.test.ts',
  'tests/server/develop.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'tests/server/process.test.ts',
  'tests/orders/servers.test.ts',
  'tests/chaos/orders.test.ts',
  'tests/server/workers.test.ts',
  'tests/mutations/proofs.test.ts',
]

/** Begins with what takes long, so that no core waits for it in the end: by itself Vitest begins with the largest files. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { long = [], others = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      LONG.some((name) => moduleId.endsWith(name)) ? 'long' : 'others',
    )
    return [...long, ...others]
  }
}
