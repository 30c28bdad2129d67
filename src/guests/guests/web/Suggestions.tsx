import { useState } from 'react'
import * as calls from '#guests/guests/contract/calls.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** What the couple suggests, for the planner to accept. Until then, it does not count. */
export function Suggestions({ envelopes }: { envelopes: readonly ListedEnvelope[] }) {
  const { mutateAsync } = useCall(calls.update)
  const [pending, setPending] = useState(false)
  const suggested = envelopes.filter(({ isProposed }) => isProposed)
  if (suggested.length === 0) return null
  const accept = async (accepted: readonly ListedEnvelope[]) => {
    setPending(true)
    try {
      for (const { id } of accepted) await mutateAsync({ params: { id }, body: { isProposed: false } })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to save. Please try again.')
    }
    setPending(false)
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-sm font-medium">{counted(suggested.length, 'suggestion')} from the couple</h2>
        <Button disabled={pending} onClick={() => void accept(suggested)}>
          Accept All
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {suggested.map((envelope) => (
          <li key={envelope.id} className="flex items-center justify-between gap-3 py-1 text-sm">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {envelope.name}
            </span>
            <Button
              variant="quiet"
              disabled={pending}
              aria-label={`Accept ${envelope.name}`}
              onClick={() => void accept([envelope])}
            >
              Accept
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
