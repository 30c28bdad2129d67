import type { Letter } from '#contract/letters.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { TitledCard } from '#web/ui/layout/Card.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'
import { momentHere } from '#web/ui/format/instants.ts'

const went: Record<Letter['channel'], string> = {
  mail: '',
  notification: ' as a notification',
  both: ' by mail and as a notification',
}

/** What was mailed to the people of a wedding or shown on their devices, and whether a link in it was used. */
export function SentLetters({ clientId }: { clientId: number }) {
  const {
    data: letters,
    isLoadingError,
    isFetching,
    refetch,
  } = useAnswer(contract.letters.ofWedding, {
    params: { id: clientId },
  })
  return (
    <TitledCard title="Mail about news" text="News of ten minutes goes out as one letter, between 8:00 and 21:00.">
      {letters ? (
        letters.length === 0 ? (
          <p className="text-muted">
            No mail yet. When you write, share, assign or invoice something, the invited people hear of it.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {letters.map((letter) => (
              <SentLetter key={letter.id} letter={letter} />
            ))}
          </ul>
        )
      ) : isLoadingError ? (
        <FailedState what="mail" onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <LoadingArea label="Loading the mail" className="space-y-4">
          <Skeletons of={['h-10 rounded-md', 'h-10 rounded-md']} />
        </LoadingArea>
      )}
    </TitledCard>
  )
}

const SentLetter = ({ letter: { subject, personName, email, channel, sentAt, openedAt } }: { letter: Letter }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
    <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{subject}</span>
    <span className="text-sm wrap-anywhere text-muted">
      to {personName} ({email}){went[channel]}, {momentHere(sentAt)}
    </span>
    <span className="text-sm text-muted">{openedAt ? `opened ${momentHere(openedAt)}` : 'not opened yet'}</span>
  </li>
)
