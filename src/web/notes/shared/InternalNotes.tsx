import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { NoteForm } from '#web/notes/NoteForm.tsx'
import { NoteRow } from '#web/notes/NoteRow.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

/** What the studio writes about a wedding for itself, folded above the messages. */
export default function InternalNotes({ clientId }: { clientId: number }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.notes.list, { params: { id: clientId } })
  if (isLoadingError) return <FailedState what="internal notes" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return null
  const { notes, people } = data
  const names = people.map(({ name }) => name)
  return (
    <details className="border-b border-line text-sm" data-print="hidden">
      <summary className="cursor-pointer px-4 py-2 font-medium touchable sm:px-6">
        Internal notes{notes.length > 0 && ` (${notes.length})`}
      </summary>
      <section aria-label="Internal notes" className="max-h-80 overflow-y-auto px-4 pb-4 sm:px-6">
        <p className="text-muted">Only the studio sees these.</p>
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} names={names} />
          ))}
        </ul>
        <NoteForm clientId={clientId} people={people} />
      </section>
    </details>
  )
}
