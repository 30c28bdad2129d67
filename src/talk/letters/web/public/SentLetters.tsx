import type { Letter } from '#talk/letters/contract/endpoints.ts'
import * as calls from '#talk/letters/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'

const loading = (
  <LoadingArea label="Loading the emails" className="space-y-4">
    <Skeletons of={['h-10 rounded-md', 'h-10 w-2/3 rounded-md']} />
  </LoadingArea>
)

const went: Record<Letter['channel'], string> = {
  mail: '',
  notification: ' as a notification',
  both: ' by email and as a notification',
}

/** What was mailed to the people of a wedding or shown on their devices, and whether a link in it was used. */
export function SentLetters({ clientId }: { clientId: number }) {
  const answer = useAnswer(calls.ofWedding, { params: { id: clientId } })
  return (
    <TitledCard title="Emails about News" text="News within ten minutes goes out as one email, between 8:00 and 21:00.">
      <AnsweredList
        answer={answer}
        what="mail"
        skeleton={loading}
        none={[
          'No emails yet',
          'When you write, share, assign, or invoice something, the invited people get an email.',
        ]}
      >
        {(letters) => (
          <ul className="divide-y divide-line">
            {letters.map((letter) => (
              <SentLetter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </AnsweredList>
    </TitledCard>
  )
}

function SentLetter({ letter }: { letter: Letter }) {
  const { id, subject, personName, email, channel, sentAt } = letter
  const { mutate, isPending } = useCall(calls.sendAgain, {
    failure: 'Failed to send the email again. Please try again.',
  })
  const sendAgain = () =>
    mutate({ params: { id } }, { onSuccess: ({ message }) => toast({ title: 'Sent again', text: message }) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {subject}
        <span className="block text-sm text-muted">
          to {personName} ({email}){went[channel]}, {momentHere(sentAt)}
        </span>
      </p>
      <Outcome letter={letter} />
      <span data-print="hidden">
        <Button
          variant="quiet"
          pending={isPending}
          pendingLabel="Sending..."
          aria-label={`Send again: ${subject}, to ${personName}`}
          onClick={sendAgain}
        >
          Send again
        </Button>
      </span>
    </li>
  )
}

const Outcome = ({ letter }: { letter: Letter }) => {
  const { openedAt, bouncedAt, bounceReason, uncertainAt, sentAgainAt } = letter
  if (sentAgainAt) return <span className="text-sm text-muted">sent again {momentHere(sentAgainAt)}</span>
  if (uncertainAt && !openedAt)
    return <span className="text-sm text-danger-ink">may not have gone out {momentHere(uncertainAt)}</span>
  return bouncedAt ? (
    <span className="text-sm wrap-anywhere text-danger-ink">
      came back {momentHere(bouncedAt)}
      {bounceReason && `: ${bounceReason}`}
    </span>
  ) : (
    <span className="text-sm text-muted">{openedAt ? `opened ${momentHere(openedAt)}` : 'not opened yet'}</span>
  )
}
