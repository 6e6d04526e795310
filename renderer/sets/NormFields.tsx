import { NORM_SOURCES } from '#company/norms.ts'
import { decimals } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { isShared, normFields, shareOf } from '#gateway/rental/normsUrl.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { SlidersHorizontal } from '#renderer/ui/icons.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './HowMany.module.css'
import type { NormLine } from './normLines.ts'
import type { NormsState } from './useNorms.ts'

/** The norms behind the answer, each to be changed, and where they come from. */
export function NormFields({ state }: { state: NormsState }) {
  return (
    <details className={css.norms}>
      <summary>
        <Icon of={SlidersHorizontal} />
        {texts.norms.change}
      </summary>
      <div className={`small ${css.row} ${css.head}`} aria-hidden="true">
        <p />
        <span>{texts.norms.perGuest}</span>
        <span>{texts.norms.sparePercent}</span>
      </div>
      {state.lines.map((line) => (
        <NormRow key={line.product.id} line={line} state={state} />
      ))}
      {state.reset && (
        <Button size="sm" variant="line" className="needs-scripts" onClick={state.reset}>
          {texts.norms.reset}
        </Button>
      )}
      {NORM_SOURCES.length > 0 && (
        <p className="small">
          {texts.norms.sources}
          {NORM_SOURCES.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <TextLink href={path}>{texts.norms.source(title)}</TextLink>
            </span>
          ))}
        </p>
      )}
    </details>
  )
}

function NormRow({ line: { norm, product, units }, state }: { line: NormLine; state: NormsState }) {
  const names = normFields(state.set, norm)
  const name = product.name ?? product.slug
  const share = isShared(norm) ? texts.norms.perPiece : texts.norms.perGuest
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields of a row, not a form of its own
    <div role="group" aria-label={name} className={classes(css.row, isShared(norm) && css.shared)}>
      <p>{name}</p>
      <NormField state={state} name={names.share} label={share} value={shareOf(norm)} />
      <NormField state={state} name={names.spare} label={texts.norms.sparePercent} value={norm.spare} />
      <output>{unitsText(units)}</output>
    </div>
  )
}

type NormFieldProps = { state: NormsState; name: string; label: string; value: number }

// An unreadable text is reported at once: the number beside it does not follow the text.
function NormField({ state: { textOf, type }, name, label, value }: NormFieldProps) {
  const text = textOf(name, decimals(value))
  const isWrong = Number(text.trim().replace(',', '.')) !== value || text.trim() === ''
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      compact
      value={text}
      error={isWrong ? texts.norms.counted(decimals(value)) : null}
      onChange={(event) => type(name, event.target.value)}
    />
  )
}
