import * as calls from '#weddings/vendors/contract/calls.ts'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { deleteQuestion } from '#weddings/vendors/web/vendor-words.ts'

type Props = { vendor: Vendor; open: boolean; onClose: () => void }

export const DeleteVendorDialog = ({ vendor: { id, name, weddings }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.remove}
    input={{ params: { id } }}
    title={`Delete ${name}`}
    text={deleteQuestion(weddings)}
    confirm={['Delete Vendor', 'Deleting...']}
    done={{ title: 'Success', text: 'Vendor deleted successfully' }}
    failure="Failed to delete vendor. Please try again."
  />
)
