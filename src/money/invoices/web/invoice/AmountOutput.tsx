import { formatMinor } from '#platform/web/ui/format/money.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { cents: number | undefined; currency: string; labelClass?: string | false }

/** The computed amount of a line of input, beside its fields. */
export const AmountOutput = ({ cents, currency, labelClass }: Props) => (
  <div className="flex flex-col gap-1.5 text-right">
    <span aria-hidden className={joined('text-sm font-medium', labelClass)}>
      Amount
    </span>
    <output className="flex min-h-10 items-center justify-end text-[0.9375rem] tabular">
      <span className="sr-only">Amount </span>
      {cents === undefined ? '–' : formatMinor(cents, currency)}
    </output>
  </div>
)
