import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import * as calls from '#guests/paper-replies/contract/calls.ts'
import type { PaperGuest } from '#guests/paper-replies/contract/endpoints.ts'
import { replyOf, type Reply } from '#guests/paper-replies/web/reply.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'
import { forgetRefused } from '#platform/web/outbox/waiting.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

export type Recent = { key: number; envelopeId: number; name: string; words: string; batch?: number; isUndone?: true }

const { route } = partsOf(calls.enter)

type Props = {
  recent: readonly Recent[]
  envelopes: readonly Envelope[]
  onUndo: (one: Recent) => void
  onAgain: (envelope: Envelope, reply: Reply) => void
}

/** The last replies, each of which can be taken back, and those that the server has not accepted. */
export function RecentReplies({ recent, envelopes, onUndo, onAgain }: Props) {
  const { refused } = useOutboxState()
  const returned = refused.flatMap((entry) => {
    const { params, body } = entry.input as { params: { id: number }; body: { guests: PaperGuest[] } }
    const { id } = params
    const envelope = envelopes.find((one) => one.id === id)
    return entry.route === route && envelope ? [{ entry, envelope, guests: body.guests }] : []
  })
  const isReturned = ({ envelopeId, batch }: Recent) =>
    batch === undefined && returned.some(({ envelope }) => envelope.id === envelopeId)
  if (recent.length + returned.length === 0) return null
  return (
    <section aria-label="Last replies" className="mt-5 border-t border-line pt-3">
      <h3 className="text-sm font-medium text-muted">Last Replies</h3>
      <ul className="divide-y divide-line">
        {returned.map(({ entry, envelope, guests }) => (
          <li key={`refused-${entry.id}`} className="flex items-center justify-between gap-3 py-1 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span dir="auto">{envelope.name}</span>
              <span className="block text-danger-ink">Not saved. {entry.refused}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Enter the reply of ${envelope.name} again`}
              onClick={() => {
                void forgetRefused([entry.id])
                onAgain(envelope, replyOf(guests))
              }}
            >
              Enter Again
            </Button>
          </li>
        ))}
        {recent
          .filter((one) => !isReturned(one))
          .map((one) => (
            <li key={one.key} className="flex min-h-10 items-center justify-between gap-3 py-1 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <span dir="auto">{one.name}</span>
                <span className="text-muted">: {one.isUndone ? 'undone' : one.words}</span>
              </span>
              {one.batch !== undefined && !one.isUndone && (
                <Button variant="quiet" aria-label={`Undo the reply of ${one.name}`} onClick={() => onUndo(one)}>
                  Undo
                </Button>
              )}
              {one.batch === undefined && <span className="text-muted">Saving...</span>}
            </li>
          ))}
      </ul>
    </section>
  )
}
