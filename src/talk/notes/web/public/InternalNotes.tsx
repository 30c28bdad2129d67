import { lazy, useRef, useState } from 'react'
import * as calls from '#talk/notes/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const NotesDialog = lazy(() => import('#talk/notes/web/NotesDialog.tsx'))

/** The address of a note that was found. */
const isAskedFor = () => new URLSearchParams(location.search).get('notes') === 'open'

/** Above the messages of a wedding, also in its portal, which has no router: opens what the studio writes about it for itself. */
export default function InternalNotes({ clientId }: { clientId: number }) {
  const { data } = useAnswer(calls.list, { params: { id: clientId } })
  const [isOpen, setOpen] = useState(isAskedFor)
  const wasOpened = useRef(false)
  if (isOpen) wasOpened.current = true
  const count = data?.notes.length ?? 0
  return (
    <div data-print="hidden" className="flex justify-end border-b border-line px-4 py-1">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Internal notes{count > 0 && ` (${count})`}
      </Button>
      {wasOpened.current && (
        <Later>
          <NotesDialog clientId={clientId} open={isOpen} onClose={() => setOpen(false)} />
        </Later>
      )}
    </div>
  )
}
