import { lazy, useRef } from 'react'
import * as calls from '#talk/notes/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useLocation } from '#platform/web/router/Router.tsx'
import { setSearch } from '#platform/web/router/router.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const NotesDialog = lazy(() => import('#talk/notes/web/NotesDialog.tsx'))

/** Above the messages of a wedding: opens what the studio writes about it for itself. The address says that it is open, so that a found note leads here. */
export default function InternalNotes({ clientId }: { clientId: number }) {
  const { data } = useAnswer(calls.list, { params: { id: clientId } })
  const search = Object.fromEntries(new URLSearchParams(useLocation().search))
  const isOpen = search['notes'] === 'open'
  const wasOpened = useRef(false)
  if (isOpen) wasOpened.current = true
  const count = data?.notes.length ?? 0
  return (
    <div data-print="hidden" className="flex justify-end border-b border-line px-4 py-1">
      <Button variant="quiet" onClick={() => void setSearch({ ...search, notes: 'open' })}>
        Internal notes{count > 0 && ` (${count})`}
      </Button>
      {wasOpened.current && (
        <Later>
          <NotesDialog
            clientId={clientId}
            open={isOpen}
            onClose={() => void setSearch({ ...search, notes: undefined })}
          />
        </Later>
      )}
    </div>
  )
}
