import type { SiteSettings } from '#renderer/settings/settingsQuery.ts'
import { ScriptFreeTools } from './ScriptFreeTools.tsx'
import css from './WithoutScripts.module.css'

/**
 * Below the header where scripts do not run. The server alone draws it, so it costs the others no script; what it replaces
 * has the class `needs-scripts`.
 */
export function WithoutScripts({ settings }: { settings: SiteSettings | null }) {
  return (
    <noscript className={css.strip}>
      {import.meta.env.SSR && <ScriptFreeTools settings={settings} />}
    </noscript>
  )
}
