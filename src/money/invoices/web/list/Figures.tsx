import { joined } from '#platform/web/ui/joined-classes.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

type Figure = { label: string; amount: string | undefined; alarming?: boolean }

type Props = { currency: string | undefined; figures: readonly Figure[] }

/** A few amounts side by side, with a skeleton for each that is not loaded yet. */
export function Figures({ currency, figures }: Props) {
  return (
    <dl
      className={joined(
        'mb-6 grid gap-px overflow-hidden rounded-md border border-line bg-line lift-card',
        figures.length === 4 ? 'grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      {figures.map(({ label, amount, alarming }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-4 py-4 sm:px-5">
          <dt className="mt-1.5 text-sm text-muted">{label}</dt>
          <dd className={joined('font-display text-2xl leading-none tabular', alarming && 'text-danger-ink')}>
            {amount === undefined || currency === undefined ? (
              <Skeleton className="h-6 w-24" />
            ) : (
              formatAmount(amount, currency)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
