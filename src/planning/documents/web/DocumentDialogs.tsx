import { lazy, useRef } from 'react'
import type { Document, PlannerDocument } from '#planning/documents/contract/endpoints.ts'
import { DeleteDocumentDialog } from '#planning/documents/web/DeleteDocumentDialog.tsx'
import { DocumentViewer } from '#planning/documents/web/public/DocumentViewer.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const EditDocumentDialog = lazy(() => import('#planning/documents/web/EditDocumentDialog.tsx'))

export type OpenDialog = { kind: 'view' | 'delete'; document: Document } | { kind: 'edit'; document: PlannerDocument }

type Props = { dialog: OpenDialog | undefined; documents: readonly Document[]; onClose: () => void }

/** The last document stays mounted, so that the closing animation runs. */
export function DocumentDialogs({ dialog, documents, onClose }: Props) {
  const last = useRef<{ delete?: Document; edit?: PlannerDocument }>({})
  if (dialog && dialog.kind !== 'view') last.current = { ...last.current, [dialog.kind]: dialog.document }
  const { edit: opened, delete: remove } = last.current
  // As somebody else may have changed it since the dialog was opened.
  const edit = opened && { ...opened, ...documents.find(({ id }) => id === opened.id) }
  return (
    <>
      <DocumentViewer document={dialog?.kind === 'view' ? dialog.document : undefined} onClose={onClose} />
      {edit && (
        <Later>
          <EditDocumentDialog key={edit.id} document={edit} open={dialog?.kind === 'edit'} onClose={onClose} />
        </Later>
      )}
      {remove && <DeleteDocumentDialog document={remove} open={dialog?.kind === 'delete'} onClose={onClose} />}
    </>
  )
}
