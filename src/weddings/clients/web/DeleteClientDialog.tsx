import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { trashDays } from '#weddings/clients/contract/trash-days.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { client: Client; open: boolean; onClose: () => void; onDeleted?: () => void }

export const DeleteClientDialog = ({ client, open, onClose, onDeleted }: Props) => (
  <ConfirmCall
    endpoint={calls.remove}
    input={{ params: { id: client.id } }}
    open={open}
    onClose={onClose}
    onDone={onDeleted}
    title="Delete Client"
    text={
      <>
        Are you sure you want to delete {coupleNames(client)}? This action cannot be undone and will permanently remove
        all client data, tasks, events, and messages.
        <span className="mt-3 block">
          If this turns out to be a mistake, you can restore everything in Settings for {trashDays} days.
        </span>
      </>
    }
    confirm={['Delete Client', 'Deleting...']}
    done={{ title: 'Success', text: 'Client deleted successfully' }}
    failure="Failed to delete client"
  />
)
