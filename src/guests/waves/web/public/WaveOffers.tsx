import { useState } from 'react'
import * as calls from '#guests/waves/contract/calls.ts'
import type { Offer } from '#guests/waves/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'

/** On this device. */
const place = 'dismissed waves'
const keyOf = ({ declined, next }: Offer) => `${declined.id}-${next.id}`

function readDismissed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Offers whom to invite from the B list in place of who has declined. */
export function WaveOffers({ clientId }: { clientId: number }) {
  const { data: offers } = useAnswer(calls.offers, { params: { id: clientId } })
  const { mutateAsync, isPending } = useCall(calls.invite)
  const [dismissed, setDismissed] = useState(readDismissed)
  const shown = (offers ?? []).filter((offer) => !dismissed.includes(keyOf(offer)))
  if (shown.length === 0) return null
  const dismiss = (offer: Offer) => {
    const all = [...dismissed, keyOf(offer)].slice(-500)
    setDismissed(all)
    try {
      localStorage.setItem(place, JSON.stringify(all))
    } catch {
      // A browser that keeps nothing offers it again after a reload.
    }
  }
  const invite = async ({ declined, next }: Offer) => {
    try {
      const { batch } = await mutateAsync({ params: { id: next.id }, body: { declinedId: declined.id } })
      toast({
        title: 'Moved to the A list',
        text: `Nothing was sent to ${next.name} yet.`,
        action: { label: 'Undo', onSelect: () => void undoBatch(batch) },
      })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to save. Please try again.')
    }
  }
  return (
    <Card>
      <h2 className="text-sm font-medium">Room for the B list</h2>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((offer) => (
          <li key={keyOf(offer)} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {offer.declined.name} ({offer.declined.seats}) declined. Invite {offer.next.name} ({offer.next.seats})
              from the B list?
            </span>
            <span className="flex gap-2">
              <Button
                disabled={isPending}
                aria-label={`Move ${offer.next.name} to the A List`}
                onClick={() => void invite(offer)}
              >
                Move to A List
              </Button>
              <Button
                variant="quiet"
                aria-label={`Dismiss ${offer.next.name} for ${offer.declined.name}`}
                onClick={() => dismiss(offer)}
              >
                Dismiss
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
