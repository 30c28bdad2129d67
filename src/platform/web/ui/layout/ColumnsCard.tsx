import type { ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  headings: ReactNode
  headingsClass: string
  /** The room before the first column, where rows have a box to choose them. */
  indent?: string | undefined
  children: ReactNode
}

/** A card with a list in columns; the headings of the columns are shown where it is wide. */
export const ColumnsCard = ({ headings, headingsClass, indent, children }: Props) => (
  <div className="@container overflow-hidden rounded-md border border-line bg-card lift-card">
    <p
      aria-hidden
      style={{ paddingLeft: indent }}
      className={joined('hidden border-b border-line text-[0.8125rem] text-muted @4xl:grid', headingsClass)}
    >
      {headings}
    </p>
    {children}
  </div>
)
