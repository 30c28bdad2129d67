import { useEffect, useRef, useState } from 'react'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import * as partCalls from '#guests/guests/contract/parts/calls.ts'
import { EnvelopeSearch } from '#guests/paper-replies/web/EnvelopeSearch.tsx'
import * as calls from '#guests/paper-replies/contract/calls.ts'
import { RecentReplies, type Recent } from '#guests/paper-replies/web/RecentReplies.tsx'
import { comingInWords, guestsOf, peopleOf, type Reply } from '#guests/paper-replies/web/reply.ts'
import { ReplyForm } from '#guests/paper-replies/web/ReplyForm.tsx'
import { sendReply } from '#guests/paper-replies/web/send-reply.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { startOutbox } from '#platform/web/outbox/sender.ts'
import { showRefused } from '#platform/web/outbox/waiting.ts'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { undoBatch } from '#weddings/history/web/public/undo.ts'

const byKeys =
  'Three letters of a name and Enter; Y or N for each line, a digit for the meal, and Enter saves. Shift answers for all.'
const byFinger = 'Find the envelope by three letters of a name, and press what its card says.'

const mostRecent = 10
const { route } = partsOf(calls.enter)
let entered = 0

type Props = { clientId: number; onClose: () => void }

/** Replies that came by post are entered one after the other, by keys or by touch. */
export default function PaperRepliesDialog({ clientId, onClose }: Props) {
  const input = { params: { id: clientId } }
  const envelopes = useAnswer(guestCalls.list, input, { as: 'planner' })
  const parts = useAnswer(partCalls.list, input)
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<number>()
  const [returned, setReturned] = useState<Reply>()
  const [recent, setRecent] = useState<readonly Recent[]>([])
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    startOutbox()
    return showRefused((entry) => entry.route === route)
  }, [])
  useEffect(() => {
    if (chosen === undefined) search.current?.focus()
  }, [chosen])
  const put = (key: number, change: Partial<Recent>) =>
    setRecent((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const save = (envelope: Envelope, reply: Reply) => {
    const people = peopleOf(envelope, parts.data ?? [])
    const key = (entered += 1)
    const one = { key, envelopeId: envelope.id, name: envelope.name, words: comingInWords(people, reply) }
    setRecent((now) => [one, ...now].slice(0, mostRecent))
    void sendReply(envelope, guestsOf(people, reply), (batch) => put(key, { batch })).catch(() =>
      setRecent((now) => now.filter((other) => other.key !== key)),
    )
    setChosen(undefined)
  }
  const undo = async ({ key, batch }: Recent) => {
    if (batch !== undefined && (await undoBatch(batch))) put(key, { isUndone: true })
  }
  const failed = [envelopes, parts].find(({ isLoadingError }) => isLoadingError)
  const envelope = envelopes.data?.find(({ id }) => id === chosen)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Paper Replies"
      description={isPhone ? byFinger : byKeys}
      className="sm:max-w-2xl"
    >
      {failed ? (
        <FailedState what="guests" onRetry={() => void failed.refetch()} pending={failed.isFetching} />
      ) : !envelopes.data || !parts.data ? (
        <LoadingArea label="Loading the guests">
          <Skeletons of={['h-10 rounded-md', 'h-40 rounded-md']} />
        </LoadingArea>
      ) : parts.data.length === 0 || envelopes.data.length === 0 ? (
        <EmptyState
          title="Nobody to answer yet"
          text="Add guests and a part of the wedding that they are invited to."
        />
      ) : (
        <>
          {envelope ? (
            <ReplyForm
              key={`${envelope.id}-${JSON.stringify(returned)}`}
              envelope={envelope}
              parts={parts.data}
              before={returned}
              onSave={(reply) => save(envelope, reply)}
              onBack={() => setChosen(undefined)}
            />
          ) : (
            <EnvelopeSearch
              ref={search}
              envelopes={envelopes.data}
              onTake={({ id }) => {
                setReturned(undefined)
                setChosen(id)
              }}
            />
          )}
          <RecentReplies
            recent={recent}
            envelopes={envelopes.data}
            onUndo={(one) => void undo(one)}
            onAgain={({ id }, reply) => {
              setReturned(reply)
              setChosen(id)
            }}
          />
        </>
      )}
    </Dialog>
  )
}
