import { AmountLink } from '#money/figures/web/AmountLink.tsx'
import type { Line } from '#money/figures/web/line.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'

type Props = { heads: readonly string[]; lines: readonly Line[]; currency: string }

/** Lines without any amount are left out, and on a phone figures without one; where there is room, they stand below each other. */
export function LinesAsCards({ heads, lines, currency }: Props) {
  const isPhone = useIsPhone()
  return (
    <ul className="mt-2 text-sm">
      {lines
        .filter(({ cells }) => cells.some(({ amount }) => amount !== 0))
        .map(({ key, name, label, kind, cells }) => (
          <li key={key} className={joined('border-t border-line px-4 py-3 sm:px-5', kind && 'bg-sunken')}>
            <p className="mb-1.5 font-medium wrap-anywhere">{label ?? name}</p>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 md:grid-cols-6">
              {cells.map(({ amount, rows, isLate }, at) =>
                isPhone && amount === 0 ? null : (
                  // oxlint-disable-next-line react/no-array-index-key -- the figures of a line stay in their places
                  <div key={at}>
                    <dt className="text-[0.8125rem] text-muted">{heads[at + 1]}</dt>
                    <dd className={joined('tabular', isLate && 'text-danger-ink')}>
                      <AmountLink amount={amount} currency={currency} rows={rows} />
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
    </ul>
  )
}
