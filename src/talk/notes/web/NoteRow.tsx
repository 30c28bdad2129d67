import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useRef, useState } from 'react'
import * as calls from '#talk/notes/contract/calls.ts'
import { partsOfNote, type Note } from '#talk/notes/contract/endpoints.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** A note with its mentions in bold. Who wrote it can delete it, and so can the owner. */
export function NoteRow({ note, names }: { note: Note; names: readonly string[] }) {
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  const { mutate, isPending } = useCall(calls.remove, {
    failure: 'Failed to delete the note. Please try again.',
  })
  const { id, text, byName, isOwn, createdAt } = note
  return (
    <li className="flex flex-wrap items-start gap-3 py-2 text-sm">
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
      {(isOwn || hasRight('account')) && !isAsking && (
        <IconButton
          label={`Delete the note of ${isOwn ? 'yours' : byName}: ${text.slice(0, 40)}`}
          tooltip="Delete"
          className="text-muted"
          onClick={() => setAsking(true)}
        >
          <Trash2 />
        </IconButton>
      )}
      {isAsking && (
        <p className="flex flex-wrap items-center gap-2">
          Delete it for the whole studio?
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel="Deleting..."
            onClick={() => mutate({ params: { id } })}
          >
            Delete
          </Button>
          <Button ref={keep} onClick={() => setAsking(false)}>
            Keep
          </Button>
        </p>
      )}
    </li>
  )
}
