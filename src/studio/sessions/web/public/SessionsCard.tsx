import * as calls from '#studio/sessions/contract/calls.ts'
import type { Session } from '#studio/sessions/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const failure = 'Failed to sign out. Please try again.'

/** Where the member is signed in, with the way to sign out elsewhere. */
export function SessionsCard() {
  const answer = useAnswer(calls.list, {})
  const { mutateAsync, isPending } = useCall(calls.removeOthers, { failure })
  const others = answer.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const endOthers = async () => {
    try {
      await mutateAsync({})
      toast({ title: 'Signed out', text: 'Your other devices have been signed out.' })
    } catch {
      // The toast has said so.
    }
  }
  return (
    <TitledCard
      title="Where You Are Signed In"
      text="If you do not recognize a device, sign it out and choose a new password."
      actions={
        others > 1 && (
          <Button pending={isPending} pendingLabel="Signing out..." onClick={() => void endOthers()}>
            Sign Out All Others
          </Button>
        )
      }
    >
      <AnsweredList
        answer={answer}
        what="devices"
        skeleton={<Skeletons of={['h-16 rounded-md', 'mt-4 h-16 rounded-md']} />}
        none={['No devices', 'You are not signed in anywhere.']}
      >
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </AnsweredList>
    </TitledCard>
  )
}

function SessionRow({ session: { id, device, address, createdAt, seenAt, isCurrent } }: { session: Session }) {
  const { mutate, isPending } = useCall(calls.remove, { failure })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {[
            address && `from ${address}`,
            `signed in ${agoInSentence(createdAt)}`,
            isCurrent ? 'in use now' : `last used ${agoInSentence(seenAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="green">This device</Badge>
      ) : (
        <Button
          aria-label={`Sign out ${device}`}
          pending={isPending}
          pendingLabel="Signing out..."
          onClick={() => mutate({ params: { id } })}
        >
          Sign Out
        </Button>
      )}
    </li>
  )
}
