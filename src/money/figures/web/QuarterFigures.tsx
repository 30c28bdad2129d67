import type { MonthFigures, WeddingFigures } from '#money/figures/contract/endpoints.ts'
import { AmountLink } from '#money/figures/web/AmountLink.tsx'
import { spanInWords, spanOfQuarter } from '#money/figures/web/spans.ts'
import { yearFrom } from '#money/figures/web/year.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  months: readonly MonthFigures[]
  weddings: readonly WeddingFigures[]
  currency: string
  today: string
}

/** What this quarter comes to, at one look, and what is late. */
export function QuarterFigures({ months, weddings, currency, today }: Props) {
  const span = spanOfQuarter(today)
  const quarter = yearFrom(months, Number(today.slice(0, 4))).quarters.find((one) => one.span.from === span.from)
  const { paid = 0, open = 0, drafted = 0 } = quarter ?? {}
  const overdue = weddings.reduce((sum, wedding) => sum + wedding.overdue, 0)
  const figures = [
    { label: 'This quarter', figure: 'income', amount: paid + open, rows: span },
    { label: 'Received', figure: 'paid', amount: paid, rows: span },
    { label: 'Expected', figure: 'open', amount: open, rows: span },
    { label: 'Still in drafts', figure: 'drafted', amount: drafted, rows: span },
    { label: 'Overdue in total', figure: 'overdue', amount: overdue, rows: {} },
  ] as const
  return (
    <section aria-labelledby="this-quarter">
      <h2 id="this-quarter" className="mb-3 text-sm text-muted">
        {spanInWords(span)}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lift-card lg:grid-cols-[1.35fr_repeat(4,1fr)]">
        {figures.map(({ label, figure, amount, rows }, at) => (
          <div
            key={label}
            className={joined(
              'flex flex-col-reverse justify-end bg-card px-4 py-4 sm:px-5',
              at === 0 && 'max-lg:col-span-2',
            )}
          >
            <dt className="mt-1.5 text-sm text-muted">{label}</dt>
            <dd
              className={joined(
                'font-display leading-none tabular',
                at === 0 ? 'text-3xl' : 'text-xl lg:pt-1.5',
                figure === 'overdue' && amount > 0 && 'text-danger-ink',
              )}
            >
              <AmountLink amount={amount} currency={currency} rows={{ figure, ...rows }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
