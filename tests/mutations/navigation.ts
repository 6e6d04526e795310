import { mutationsOf } from './mutation.ts'

/** Links, anchors, what is fetched ahead. */
export const navigation = [
  ...mutationsOf(
    'renderer/runtime/links.ts',
    ['8.13', 'if (url.origin !== origin)', "if (url.origin === '')"],
    ['8.14', '/^(javascript|data|blob|vbscript):$/', '/^(javascript|data|blob):$/'],
  ),
  ...mutationsOf(
    'renderer/runtime/scrollToAnchor.ts',
    ['9.15 2.40', 'PAUSE_MS = 50', 'PAUSE_MS = 100'],
    ['9.15 2.40', 'TRIES = 20', 'TRIES = 10'],
  ),
  ...mutationsOf('renderer/+onPageTransitionEnd.ts', [
    '2.39',
    'isHistoryNavigation ? savedScroll() : null',
    'savedScroll()',
  ]),
  ...mutationsOf('renderer/shell/prefetchQueue.ts', ['9.16', 'MAX_PENDING = 4', 'MAX_PENDING = 5']),
]
