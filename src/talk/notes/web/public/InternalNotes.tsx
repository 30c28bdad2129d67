import { lazy, useState } from 'react'
import * as calls from '#talk/notes/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const NotesDialog = lazy(() => import('#talk/notes/web/NotesDialog.tsx'))

/** Above the messages of a wedding: opens what the studio writes about it for itself. */
export default function InternalNotes({ clientId }: { clientId: number }) {
  const { data } = useAnswer(calls.list, { params: { id: clientId } })
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const count = data?.notes.length ?? 0
  return (
    <div data-print="hidden" className="flex justify-end border-b border-line px-4 py-1">
      <Button
        variant="quiet"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        Internal notes{count > 0 && ` (${count})`}
      </Button>
      {isAsked && (
        <Later>
          <NotesDialog clientId={clientId} open={isOpen} onClose={() => setOpen(false)} />
        </Later>
      )}
    </div>
  )
}
