import { merge } from '#weddings/clients/contract/merge.ts'
import { unfilledIn } from '#talk/messages/web/templates/unfilled.ts'
import { useMergeValues } from '#talk/messages/web/use-merge-values.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

type Props = { clientId: number; text: string; onFill: (text: string) => void }

/** Names what is in braces in a text, before it is sent, and fills in what has a value. */
export default function UnfilledFields({ clientId, text, onFill }: Props) {
  const values = useMergeValues(clientId)
  const merged = values && merge(text, values)
  if (!merged) return null
  const unfilled = unfilledIn(merged)
  const isFillable = merged.text !== text
  if (unfilled.length === 0 && !isFillable) return null
  return (
    <div
      role="status"
      className="flex w-full flex-wrap items-center justify-between gap-x-3 rounded-md bg-amber-tint px-3 py-1 text-sm text-amber-text"
    >
      <span className="min-w-0 py-1 wrap-anywhere">
        {[...(isFillable ? ['Some fields are not filled in'] : []), ...unfilled].join(' · ')}
      </span>
      {isFillable && (
        <Button variant="quiet" className="text-amber-text" onClick={() => onFill(merged.text)}>
          Fill In
        </Button>
      )}
    </div>
  )
}
