import * as calls from '#talk/letters/contract/calls.ts'
import { switchableKinds, type SwitchableKind } from '#weddings/news/contract/letter-kinds.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { switchWords } from '#talk/letters/web/public/kind-words.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

/** What the studio writes about to the people of a wedding. */
export function LetterSwitches({ clientId, isArchived }: { clientId: number; isArchived: boolean }) {
  const here = { params: { id: clientId } }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readChoices, here)
  const { mutate } = useCall(calls.changeChoices, {
    failure: 'Failed to save what this couple is emailed about. Please try again.',
    optimistic: (cached, { body }) => cached.edit(calls.readChoices, (choices) => ({ ...choices, ...body }), here),
  })
  const turn = (kindsOff: readonly SwitchableKind[], kind: SwitchableKind, on: boolean) =>
    mutate({ ...here, body: { kindsOff: on ? kindsOff.filter((one) => one !== kind) : [...kindsOff, kind] } })
  return (
    <TitledCard
      title="What They Are Emailed About"
      text="Invitations and requested links always go out, and so do receipts unless all emails are on hold."
    >
      {data && (
        <Switch
          label="Hold all emails"
          checked={data.held}
          onChange={(held) => mutate({ ...here, body: { held } })}
          hint={
            data.held
              ? 'News, reminders, and receipts for the couple and their vendors wait until you switch this off.'
              : isArchived
                ? 'This couple is archived: emails wait until you bring it back.'
                : 'Emails go out automatically.'
          }
        />
      )}
      {data && (
        <div className="grid gap-x-10 sm:grid-cols-2">
          {switchableKinds.map((kind) => (
            <Switch
              key={kind}
              label={switchWords[kind]}
              checked={!data.kindsOff.includes(kind)}
              onChange={(on) => turn(data.kindsOff, kind, on)}
            />
          ))}
        </div>
      )}
      {!data && isLoadingError && <FailedState what="settings" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && (
        <LoadingArea label="Loading what they are emailed about">
          <Skeletons of={['h-32 rounded-md']} />
        </LoadingArea>
      )}
    </TitledCard>
  )
}
