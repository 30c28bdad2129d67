import { formatCents } from '#platform/web/ui/format/money.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

/** The computed amount of a line of input, beside its fields. */
export const AmountOutput = ({ cents, labelClass }: { cents: number | undefined; labelClass?: string | false }) => (
  <div className="flex flex-col gap-1.5 text-right">
    <span aria-hidden className={joined('text-sm font-medium', labelClass)}>
      Amount
    </span>
    <output className="flex min-h-10 items-center justify-end text-[0.9375rem] tabular">
      <span className="sr-only">Amount </span>
      {cents === undefined ? '–' : formatCents(cents)}
    </output>
  </div>
)
