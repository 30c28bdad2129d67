import { joined } from '#platform/web/ui/joined-classes.ts'
import { formatCents } from '#platform/web/ui/format/money.ts'

type Props = {
  subtotal: number
  tax: number
  total: number
  taxLabel: string | null
  taxRate: string | null
  /** The paid and refunded amounts and the balance, for an invoice that exists. */
  paid?: number
  credited?: number
  open?: number
}

/** Subtotal, tax and total; the tax is left out if there is none. */
export function Sums({ subtotal, tax, total, taxLabel, taxRate, paid, credited, open }: Props) {
  const taxed = Boolean(taxRate && Number(taxRate))
  return (
    <dl className="ml-auto max-w-sm space-y-1.5 text-sm tabular" aria-live="off">
      {taxed && <Sum label="Subtotal" cents={subtotal} />}
      {taxed && <Sum label={`${taxLabel || 'Tax'} (${taxRate}%)`} cents={tax} />}
      <Sum label="Total" cents={total} strong />
      {paid !== undefined && <Sum label="Paid" cents={paid} />}
      {credited !== undefined && <Sum label="Refunded, not owed again" cents={credited} />}
      {open !== undefined && <Sum label="Open" cents={open} strong />}
    </dl>
  )
}

function Sum({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={joined('flex items-baseline justify-between gap-6', strong && 'text-base font-semibold')}>
      <dt className={joined('min-w-0 wrap-anywhere', !strong && 'text-muted')}>{label}</dt>
      <dd className="shrink-0">{formatCents(cents)}</dd>
    </div>
  )
}
