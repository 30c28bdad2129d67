import type { Document } from '#planning/documents/contract/endpoints.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { document: Document; open: boolean; onClose: () => void }

export const DeleteDocumentDialog = ({ document: { id, originalName }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.remove}
    input={{ params: { id } }}
    title={t('Delete {originalName}', { originalName })}
    text={t('Are you sure you want to delete the document? This action cannot be undone.')}
    confirm={[t('Delete'), t('Deleting...')]}
    done={{ title: t('Success'), text: t('Document deleted successfully') }}
    failure={t('Failed to delete document')}
  />
)
