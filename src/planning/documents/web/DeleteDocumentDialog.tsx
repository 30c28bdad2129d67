import type { Document } from '#planning/documents/contract/endpoints.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { document: Document; open: boolean; onClose: () => void }

export const DeleteDocumentDialog = ({ document: { id, originalName }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.remove}
    input={{ params: { id } }}
    title={`Delete ${originalName}`}
    text="Are you sure you want to delete the document? This action cannot be undone."
    confirm={['Delete', 'Deleting...']}
    done={{ title: 'Success', text: 'Document deleted successfully' }}
    failure="Failed to delete document"
  />
)
