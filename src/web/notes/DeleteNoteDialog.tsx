import { contract } from '#contract/index.ts'
import type { Note } from '#contract/notes.ts'
import { ConfirmCall } from '#web/ui/overlays/ConfirmCall.tsx'

type Props = { note: Note; open: boolean; onClose: () => void }

export default function DeleteNoteDialog({ note, open, onClose }: Props) {
  const beginning = note.text.length > 80 ? `${note.text.slice(0, 79)}…` : note.text
  return (
    <ConfirmCall
      endpoint={contract.notes.remove}
      input={{ params: { id: note.id } }}
      open={open}
      onClose={onClose}
      title="Delete Note"
      text={`“${beginning}” will be deleted for the whole studio.`}
      confirm={['Delete Note', 'Deleting...']}
      done={{ title: 'Note deleted' }}
      failure="Failed to delete the note. Please try again."
    />
  )
}
