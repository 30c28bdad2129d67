import * as calls from '#talk/notes/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { NoteForm } from '#talk/notes/web/NoteForm.tsx'
import { NoteRow } from '#talk/notes/web/NoteRow.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { clientId: number; open: boolean; onClose: () => void }

/** The internal notes of a wedding, and the form for the next one. */
export default function NotesDialog({ clientId, open, onClose }: Props) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, { params: { id: clientId } })
  const names = data?.people.map(({ name }) => name) ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Internal Notes"
      description="Only the studio sees these, never the couple."
    >
      {!data && isLoadingError && (
        <FailedState what="internal notes" onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isLoadingError && (
        <LoadingArea label="Loading the internal notes">
          <Skeletons of={['mt-4 h-16 rounded-md', 'mt-4 h-16 rounded-md']} />
        </LoadingArea>
      )}
      {data && (
        <>
          {data.notes.length === 0 && (
            <p className="text-sm text-muted">Nothing yet. Write down what everyone in the studio should know.</p>
          )}
          <ul aria-label="Internal notes" className="divide-y divide-line">
            {data.notes.map((note) => (
              <NoteRow key={note.id} note={note} names={names} />
            ))}
          </ul>
          <NoteForm clientId={clientId} people={data.people} />
        </>
      )}
    </Dialog>
  )
}
