import type { ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { headings: ReactNode; headingsClass: string; children: ReactNode }

/** A card with a list in columns; the headings of the columns are shown where it is wide. */
export const ColumnsCard = ({ headings, headingsClass, children }: Props) => (
  <div className="@container overflow-hidden rounded-md border border-line bg-card lift-card">
    <p
      aria-hidden
      className={joined('hidden border-b border-line text-[0.8125rem] text-muted @4xl:grid', headingsClass)}
    >
      {headings}
    </p>
    {children}
  </div>
)
