import { showLastResort } from './failures/lastResort.ts'
import { isMounted, logMountFailure } from './failures/mounting.ts'
import { reportFailure } from './failures/reportFailure.ts'

const onUncaughtError = (error: unknown) => {
  if (isMounted()) reportFailure('render', error, 'root')
  else logMountFailure(error)
  showLastResort()
}

/** What happens to errors that no boundary could answer, and to pages that differ from what the server rendered. */
export default {
  createRootOptions: { onUncaughtError },
  hydrateRootOptions: {
    onUncaughtError,
    onRecoverableError(error: unknown) {
      console.error(error)
      reportFailure('hydration', error)
    },
  },
}
