import { lazy, useRef } from 'react'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const ViewDocumentDialog = lazy(() => import('#planning/documents/web/ViewDocumentDialog.tsx'))

/** Shows a document in a dialog. The last document stays mounted, so that the closing animation runs. */
export function DocumentViewer({ document, onClose }: { document: Document | undefined; onClose: () => void }) {
  const last = useRef(document)
  if (document) last.current = document
  return (
    last.current && (
      <Later>
        <ViewDocumentDialog document={last.current} open={document !== undefined} onClose={onClose} />
      </Later>
    )
  )
}
