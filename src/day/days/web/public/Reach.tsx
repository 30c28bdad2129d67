import { hrefOf } from '#day/days/web/public/reach.ts'

type Props = { kind: 'tel' | 'mailto'; value: string | null; className: string }

/** A number or an address that can be called or written to; a plain text if it is neither. */
export function Reach({ kind, value, className }: Props) {
  const href = value && hrefOf(kind, value)
  return href ? (
    <a href={href} className={className}>
      <bdi>{value}</bdi>
    </a>
  ) : (
    value && <bdi className="wrap-anywhere">{value}</bdi>
  )
}
