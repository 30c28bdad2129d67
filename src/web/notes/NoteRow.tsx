import Trash2 from 'lucide-react/icons/trash'
import { lazy, useState } from 'react'
import { partsOfNote, type Note } from '#contract/notes.ts'
import { hasRight } from '#web/shell/own-rights.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { relativeTime } from '#web/ui/format/instants.ts'
import { Later } from '#web/ui/layout/Later.tsx'

const DeleteNoteDialog = lazy(() => import('#web/notes/DeleteNoteDialog.tsx'))

/** A note with its mentions in bold. Who wrote it can delete it, and so can the owner. */
export function NoteRow({ note, names }: { note: Note; names: readonly string[] }) {
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { text, byName, isOwn, createdAt } = note
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">
          {isOwn ? 'You' : byName} · <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">
          {partsOfNote(text, names).map((part, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
            part.isMention ? <strong key={at}>{part.text}</strong> : <span key={at}>{part.text}</span>,
          )}
        </p>
      </div>
      {(isOwn || hasRight('account')) && (
        <IconButton
          label={`Delete the note of ${isOwn ? 'yours' : byName}: ${text.slice(0, 40)}`}
          tooltip="Delete"
          className="text-muted"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          <Trash2 />
        </IconButton>
      )}
      {isAsked && (
        <Later>
          <DeleteNoteDialog note={note} open={isOpen} onClose={() => setOpen(false)} />
        </Later>
      )}
    </li>
  )
}
