import { readMail, changeMail } from '#overview/today/contract/calls.ts'
import { todayMailHours, type TodayMailRhythm } from '#studio/studios/contract/today-mail.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

const labels: Record<TodayMailRhythm, { label: string }> = {
  never: { label: 'Never' },
  daily: { label: 'Each morning' },
  mondays: { label: 'On Mondays' },
}

/** When the list of what matters today is mailed; saved on change. Nothing is mailed while the planner has turned mails off. */
export function TodayMailCard({ isMailOff }: { isMailOff: boolean }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(readMail, {})
  const { mutate } = useCall(changeMail, {
    optimistic: (cached, { body }) => cached.edit(readMail, (now) => ({ ...now, ...body })),
    failure: 'Failed to save. Please try again.',
  })
  return (
    <TitledCard
      title="What Matters Today"
      text="The list on your dashboard, by email, whenever there is anything on it."
    >
      {isLoadingError && (
        <FailedState what="setting" onRetry={() => void refetch()} pending={isFetching} className="py-4" />
      )}
      {!data && !isLoadingError && <Skeleton className="h-16 rounded-md" />}
      {data && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NativeSelect
            label="Email the List"
            value={data.rhythm}
            hint={
              isMailOff && data.rhythm !== 'never'
                ? 'Email notifications are off, so it is not sent. Turn them on above.'
                : undefined
            }
            onChange={({ target }) => mutate({ body: { rhythm: target.value as TodayMailRhythm } })}
          >
            <Options labels={labels} />
          </NativeSelect>
          <NativeSelect
            label="At"
            value={String(data.hour)}
            disabled={data.rhythm === 'never'}
            onChange={({ target }) => mutate({ body: { hour: Number(target.value) } })}
          >
            {todayMailHours.map((hour) => (
              <option key={hour} value={hour}>
                {formatTime(`${String(hour).padStart(2, '0')}:00`)}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </TitledCard>
  )
}
