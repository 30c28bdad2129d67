import type { Ref } from 'react'

type Props = {
  of: { rows: readonly unknown[]; found: number; all: number }
  what: string
  /** Where the list goes on when it comes near the viewport. */
  end: Ref<HTMLParagraphElement>
}

/** Says below a list how much of it matches, and on paper how much of that is printed. */
export const PartOfList = ({ of: { rows, found, all }, what, end }: Props) => (
  <p ref={end} role="status" className="pt-5 text-center text-sm text-muted tabular">
    {found > 0 && found < all && `${found} of ${all} ${what}`}
    {rows.length < found && (
      <span className="hidden print:inline">
        {' '}
        The first {rows.length} of {found}
      </span>
    )}
  </p>
)
