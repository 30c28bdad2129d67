import { merge } from '#contract/merge.ts'
import { unfilledIn } from '#web/messages/templates/unfilled.ts'
import { useMergeValues } from '#web/messages/use-merge-values.ts'

type Props = { clientId: number; text: string }

/** Names what is left in braces in a text, before it is sent. */
export default function UnfilledFields({ clientId, text }: Props) {
  const values = useMergeValues(clientId)
  const unfilled = values && unfilledIn(merge(text, values))
  if (!unfilled || unfilled.length === 0) return null
  return (
    <p role="status" className="w-full rounded-md bg-amber-tint px-3 py-2 text-sm text-amber-text wrap-anywhere">
      {unfilled.join(' · ')}
    </p>
  )
}
