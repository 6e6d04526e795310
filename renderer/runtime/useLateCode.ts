import { useEffect, useEffectEvent, useState } from 'react'
import { fetchLostSheets } from './lostSheets.ts'
import { reloadOnce } from './reloadOnce.ts'
import { isShopReachable } from './shopReachable.ts'

/**
 * What `load` fetches, once it is wanted and here. When its file is gone although the shop answers, as after a deployment, the page
 * is reloaded, once; `onFail` hears of what that does not mend, and the next wish tries again.
 */
export function useLateCode<Code>(
  isWanted: boolean,
  load: () => Promise<Code>,
  onFail: () => void,
): Code | null {
  const [loaded, setLoaded] = useState<{ code: Code } | null>(null)
  const fetchCode = useEffectEvent(() => {
    fetchLostSheets()
      .then(load)
      .then(
        (code) => setLoaded({ code }),
        async () => {
          if (!(await isShopReachable()) || !reloadOnce()) fail()
        },
      )
  })
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (isWanted && !loaded) fetchCode()
  }, [isWanted, loaded])
  return loaded?.code ?? null
}
