import { lazy, useRef } from 'react'
import type { Document, PlannerDocument } from '#contract/documents.ts'
import { DeleteDocumentDialog } from '#web/documents/DeleteDocumentDialog.tsx'
import { Later } from '#web/ui/layout/Later.tsx'

const EditDocumentDialog = lazy(() => import('#web/documents/EditDocumentDialog.tsx'))
const ViewDocumentDialog = lazy(() => import('#web/documents/ViewDocumentDialog.tsx'))

export type OpenDialog = { kind: 'view' | 'delete'; document: Document } | { kind: 'edit'; document: PlannerDocument }

/** The last document stays mounted, so that the closing animation runs. */
export function DocumentDialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  const last = useRef<{ view?: Document; delete?: Document; edit?: PlannerDocument }>({})
  if (dialog) last.current = { ...last.current, [dialog.kind]: dialog.document }
  const { view, edit, delete: remove } = last.current
  return (
    <>
      {view && (
        <Later>
          <ViewDocumentDialog document={view} open={dialog?.kind === 'view'} onClose={onClose} />
        </Later>
      )}
      {edit && (
        <Later>
          <EditDocumentDialog key={edit.id} document={edit} open={dialog?.kind === 'edit'} onClose={onClose} />
        </Later>
      )}
      {remove && <DeleteDocumentDialog document={remove} open={dialog?.kind === 'delete'} onClose={onClose} />}
    </>
  )
}
