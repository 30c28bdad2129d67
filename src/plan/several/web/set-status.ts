import type { Client, ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { clientStatus } from '#weddings/clients/web/public/client-statuses.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { setStatus } from '#plan/several/contract/calls.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { change } from '#platform/web/calls/change.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Gives the chosen couples a status, and offers to take it back. */
export async function setStatusOf(chosen: readonly Client[], status: ClientStatus): Promise<void> {
  const body = { ids: chosen.map(({ id }) => id), status }
  const failure = 'Failed to update the clients. Please try again.'
  const done = await change(setStatus, { body }, { failure }).catch(() => undefined)
  if (!done) return
  const { batch, changed } = done
  const { label } = clientStatus[status]
  toast({
    title: 'Status changed',
    text: batch === null ? `Nothing to change: all are ${label}.` : `${counted(changed, 'client')} now ${label}.`,
    ...(batch !== null && { action: { label: 'Undo', onSelect: () => void undoBatch(batch) } }),
  })
}
