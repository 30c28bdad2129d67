import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import { formatMinor } from '#platform/web/ui/format/money.ts'

/** Whether the parts add up to the total, or the difference. */
export function PlanSum({ rest, currency }: { rest: number | undefined; currency: string }) {
  const fits = rest === 0
  const words =
    rest === undefined
      ? 'Enter the total amount to see what each part comes to.'
      : fits
        ? 'The parts add up to the total.'
        : rest > 0
          ? `${formatMinor(rest, currency)} of the total is not in any part yet.`
          : `The parts come to ${formatMinor(-rest, currency)} more than the total.`
  return (
    <p role="status" className="flex items-center gap-2 border-t border-line pt-4 text-sm tabular">
      {rest !== undefined &&
        (fits ? (
          <CircleCheck aria-hidden className="size-4 shrink-0 text-green-text" />
        ) : (
          <CircleAlert aria-hidden className="size-4 shrink-0 text-amber-text" />
        ))}
      {words}
    </p>
  )
}
