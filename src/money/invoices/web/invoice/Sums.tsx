import { joined } from '#platform/web/ui/joined-classes.ts'
import { percentHere } from '#platform/web/ui/format/decimals.ts'
import { formatMinor } from '#platform/web/ui/format/money.ts'

type Props = {
  currency: string
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
export function Sums({ currency, subtotal, tax, total, taxLabel, taxRate, paid, credited, open }: Props) {
  const taxed = Boolean(taxRate && Number(taxRate))
  return (
    <dl className="ml-auto max-w-sm space-y-1.5 text-sm tabular" aria-live="off">
      {taxed && <Sum currency={currency} label="Subtotal" cents={subtotal} />}
      {taxed && <Sum currency={currency} label={`${taxLabel || 'Tax'} (${percentHere(taxRate ?? '')})`} cents={tax} />}
      <Sum currency={currency} label="Total" cents={total} strong />
      {paid !== undefined && <Sum currency={currency} label="Paid" cents={paid} />}
      {credited !== undefined && <Sum currency={currency} label="Refunded, not owed again" cents={credited} />}
      {open !== undefined && <Sum currency={currency} label="Open" cents={open} strong />}
    </dl>
  )
}

type SumProps = { currency: string; label: string; cents: number; strong?: boolean }

function Sum({ currency, label, cents, strong }: SumProps) {
  return (
    <div className={joined('flex items-baseline justify-between gap-6', strong && 'text-base font-semibold')}>
      <dt className={joined('min-w-0 wrap-anywhere', !strong && 'text-muted')}>{label}</dt>
      <dd className="shrink-0">{formatMinor(cents, currency)}</dd>
    </div>
  )
}
