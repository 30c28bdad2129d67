import { lazy, useRef } from 'react'
import type { Document } from '#contract/documents.ts'
import { DeleteDocumentDialog } from '#web/documents/DeleteDocumentDialog.tsx'
import { Later } from '#web/ui/Later.tsx'

const ViewDocumentDialog = lazy(() => import('#web/documents/ViewDocumentDialog.tsx'))

export type OpenDialog = { kind: 'view' | 'delete'; document: Document }

/** What was shown last stays until the next, so that a dialog can close gracefully. */
export function DocumentDialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  const last = useRef<Partial<Record<OpenDialog['kind'], Document>>>({})
  if (dialog) last.current[dialog.kind] = dialog.document
  const { view, delete: remove } = last.current
  return (
    <>
      {view && (
        <Later>
          <ViewDocumentDialog document={view} open={dialog?.kind === 'view'} onClose={onClose} />
        </Later>
      )}
      {remove && <DeleteDocumentDialog document={remove} open={dialog?.kind === 'delete'} onClose={onClose} />}
    </>
  )
}
