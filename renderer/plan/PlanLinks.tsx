import { texts } from '#company/texts/index.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import css from './PlanLinks.module.css'
import { SharePlan } from './SharePlan.tsx'

/** «Поделиться сметой», and the way to its page. Nothing for what no URL can hold. */
export function PlanLinks({ plan, className }: PlanLinksProps) {
  const url = planUrl(plan)
  if (url === null || plan.period === null) return null
  return (
    <div className={classes('screen-only', css.links, className)}>
      <SharePlan path={url} title={plan.title || texts.planLinks.named(periodInSentence(plan.period))} />
      <Button variant="ghost" wide href={url}>
        {texts.planLinks.open}
      </Button>
    </div>
  )
}

export type PlanLinksProps = { plan: Plan; className?: string | undefined }
