import type { LucideIcon } from 'lucide-react'

/** Draws one lucide icon with the stroke of the site; decoration only: the name of an action goes into its label. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return (
    <Shape size={size} strokeWidth={1.6} aria-hidden="true" className={className} style={{ flex: 'none' }} />
  )
}

type IconProps = {
  /** The icon, imported by name from lucide-react. */
  of: LucideIcon
  /** Side in CSS pixels. */
  size?: number
  className?: string | undefined
}
