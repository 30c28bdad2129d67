import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

export const DisconnectDialog = (dialog: { open: boolean; onClose: () => void }) => (
  <ConfirmCall
    {...dialog}
    endpoint={accountingCalls.disconnect}
    input={{}}
    title="Disconnect QuickBooks?"
    text="Invoices and payments of all your couples will no longer be synced. What has been synced stays on both sides."
    confirm={['Disconnect', 'Disconnecting...']}
    done={{ title: 'QuickBooks disconnected', text: 'What has been synced stays on both sides.' }}
    failure="QuickBooks could not be disconnected. Please try again."
  />
)
