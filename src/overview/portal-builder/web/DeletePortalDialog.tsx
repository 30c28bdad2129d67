import { useRef } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

/** The last client stays mounted, so that the closing animation runs. */
export function DeletePortalDialog({ client, onClose }: { client: Client | undefined; onClose: () => void }) {
  const last = useRef<Client>(undefined)
  if (client) last.current = client
  if (!last.current) return null
  return (
    <ConfirmCall
      endpoint={clientCalls.remove}
      input={{ params: { id: last.current.id } }}
      open={client !== undefined}
      onClose={onClose}
      title="Delete Portal"
      text={
        <>
          Are you sure you want to delete the portal for {coupleNames(last.current)}? This action cannot be undone.
          <span className="mt-3 block">
            The client will be deleted too, with all of their tasks, events, messages, documents, and invoices. You can
            restore everything in Settings for 30 days.
          </span>
        </>
      }
      confirm={['Delete Portal', 'Deleting...']}
      done={{ title: 'Portal deleted', text: 'Client portal has been successfully deleted.' }}
      failure="Failed to delete client portal. Please try again."
    />
  )
}
