import Copy from 'lucide-react/icons/copy'
import { useId, type ReactNode } from 'react'
import { AmountLink } from '#money/figures/web/AmountLink.tsx'
import { copyTable } from '#money/figures/web/copy-table.ts'
import type { Line } from '#money/figures/web/line.ts'
import { LinesAsCards } from '#money/figures/web/LinesAsCards.tsx'
import { useNarrowerThan } from '#platform/web/ui/layout/use-narrower-than.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  title: string
  /** Above the table, such as a chart of it. */
  children?: ReactNode
  actions?: ReactNode
  heads: readonly string[]
  lines: readonly Line[]
  currency: string
}

/** Amounts in lines, which can be copied into a spreadsheet; each opens its rows. Where it is narrow, each line is a card. */
export function FiguresTable({ title, children, actions, heads, lines, currency }: Props) {
  const id = useId()
  // Seven columns of amounts need more room than five.
  const asCards = useNarrowerThan(heads.length > 5 ? 1280 : 768)
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-card lift-card">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        <div className="flex items-end gap-3">
          {actions}
          <Button icon={<Copy />} onClick={() => void copyTable(heads, lines, currency)}>
            Copy Table
          </Button>
        </div>
      </header>
      {children}
      {asCards ? (
        <LinesAsCards heads={heads} lines={lines} currency={currency} />
      ) : (
        <table className="mt-2 w-full text-sm">
          <thead className="text-[0.8125rem] text-muted">
            <tr className="border-b border-line">
              {heads.map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={joined(
                    'px-2 py-2.5 font-normal first:pl-5 last:pr-5',
                    at === 0 ? 'text-left' : 'text-right',
                  )}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {lines.map(({ key, name, label, kind, cells }) => (
              <tr
                key={key}
                className={joined(
                  'border-b border-line last:border-0 hover:bg-sunken',
                  kind && 'bg-sunken font-medium',
                  kind === 'total' && 'border-t-2',
                )}
              >
                <th scope="row" className={joined('h-10 py-1 pr-2 pl-5 text-left', !kind && 'font-normal')}>
                  {label ?? name}
                </th>
                {cells.map(({ amount, rows, isLate }, at) => (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- the columns of a table stay in their places
                    key={at}
                    className={joined('px-2 py-1 text-right whitespace-nowrap last:pr-5', isLate && 'text-danger-ink')}
                  >
                    <AmountLink amount={amount} currency={currency} rows={rows} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
