import { mutationsOf } from './mutation.ts'

/** What only a browser sees: builds, the shelf, dates, prefetching, failures. */
export const browser = [
  ...mutationsOf(
    'renderer/shell/newBuild.ts',
    ['4.23 9.13', 'CHECK_MS = 3_600_000', 'CHECK_MS = 1_800_000'],
    ['4.23 9.13 7.26', 'CHECK_MS = 3_600_000', 'CHECK_MS = 7_200_000'],
    ['4.24', '!isNothingKept()', 'isNothingKept()'],
    ['7.26', '/builds/latest.json?', '/builds/latest.json?at='],
    ['8.12', "console.warn('The build manifest could not be fetched:', error)", 'putOffNewBuild()'],
  ),
  ...mutationsOf(
    'renderer/cards/shelfSlider.ts',
    ['4.17', 'loop: true', 'loop: false'],
    ['9.18', 'spaceBetween: 48', 'spaceBetween: 40'],
    ['9.18 4.17', 'delay: 5000', 'delay: 4000'],
    ['9.18', 'speed: 1000', 'speed: 500'],
  ),
  ...mutationsOf('renderer/ui/TooltipBubble.tsx', ['9.19', "'top-start'", "'top'"]),
  ...mutationsOf(
    'renderer/dateWindow/useReminder.ts',
    ['2.37 3.13', '(!dates || isOverdue)', '!dates'],
    ['2.37', '  }, [urlPathname])', '  }, [])'],
  ),
  ...mutationsOf('renderer/dateWindow/DatesProvider.tsx', [
    '4.15',
    'isOverdue: dates !== null && (closing !== null || isOverdue(dates, today))',
    'isOverdue: useRef(dates !== null && (closing !== null || isOverdue(dates, today))).current',
  ]),
  ...mutationsOf(
    'renderer/cards/useReloadOnStart.ts',
    [
      '4.20',
      'recentlyViewedVariables(previouslyLookedIds, period)',
      'recentlyViewedVariables(previouslyLookedIds.slice(1), period)',
    ],
    ['4.21', 'fresh && cart.refresh(fresh, ids)', 'fresh && cart.clear()'],
  ),
  ...mutationsOf(
    'renderer/shell/prefetchLinks.ts',
    [
      '2.42',
      'const path = isIntersecting && pathOf(target)',
      'const path = !isIntersecting && pathOf(target)',
    ],
    ['2.43', '/2g/.test(connection', '/3g/.test(connection'],
  ),
  ...mutationsOf('renderer/runtime/recovery.ts', [
    '8.10 8.11 9.14',
    'RELOAD_GUARD_MS = 10_000',
    'RELOAD_GUARD_MS = 5_000',
  ]),
  ...mutationsOf('renderer/runtime/reportFailure.ts', [
    '8.18',
    "'Error while mounting app:'",
    "'The app does not start:'",
  ]),
  ...mutationsOf('renderer/ui/Picture.tsx', [
    '8.19',
    'original === failed ? null',
    'original === null ? null',
  ]),
  ...mutationsOf('renderer/analytics/trafficSource.ts', [
    '1.12',
    'landingPage: url.pathname',
    'landingPage: url.href',
  ]),
]
