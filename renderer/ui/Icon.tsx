/** Draws one icon with the stroke of the site; decoration only: the name of an action goes into its label. */
export function Icon({ of: path, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a path of icons.ts; every card has one, and none becomes an element of React's
      dangerouslySetInnerHTML={{ __html: `<path d="${path}"></path>` }}
    />
  )
}

type IconProps = {
  /** The path of the icon, imported by name from `icons.ts`. */
  of: string
  /** Side in CSS pixels. */
  size?: number
  className?: string | undefined
}
