import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ListStart from 'lucide-react/icons/list-start'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { DaySummary } from '#contract/day-records.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { DayChips } from '#web/days/DayChips.tsx'
import { DayDialogs, type OpenDay } from '#web/days/DayDialogs.tsx'
import { DaySkeleton } from '#web/days/DaySkeleton.tsx'
import { RunSheet } from '#web/days/RunSheet.tsx'
import styles from '#web/days/days.css?url'
import { useDayAddress } from '#web/days/use-day-address.ts'
import { useCall } from '#web/use-call.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { formatDate } from '#web/ui/format/dates.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

/** The days of a wedding, and the run sheet of the chosen one. */
export function DayEditor({ client }: { client: Client }) {
  const { dayId, openDay } = useDayAddress()
  const [dialog, setDialog] = useState<OpenDay>()
  /** The day that was begun here, whose first item is typed next. */
  const [begunId, setBegun] = useState<number>()
  const answer = useAnswer(contract.days.list, { params: { id: client.id } }, { as: 'planner' })
  const { data: days, isLoadingError, isFetching, refetch } = answer
  if (isLoadingError) return <FailedState what="days" onRetry={() => void refetch()} pending={isFetching} />
  if (!days) return <DaySkeleton />
  const shown = days.find(({ id }) => id === dayId) ?? usualOf(days)
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {shown ? (
        <>
          <DayChips days={days} shown={shown.id} onOpen={openDay} onDialog={setDialog} />
          {shown.itemCount === 0 && (
            <div className="day-bar">
              <Button icon={<ListStart />} onClick={() => setDialog({ kind: 'start', day: shown })}>
                Start from a Template
              </Button>
              <span className="text-sm text-muted">or type the first item below.</span>
            </div>
          )}
          <RunSheet key={shown.id} id={shown.id} isBegun={shown.id === begunId} />
        </>
      ) : (
        <NoDays client={client} onBegun={setBegun} onTemplate={() => setDialog({ kind: 'start' })} />
      )}
      <DayDialogs
        dialog={dialog}
        client={client}
        days={days}
        onClose={() => setDialog(undefined)}
        onAdded={openDay}
        onDeleted={() => openDay(undefined)}
      />
    </>
  )
}

/** The day of the wedding itself, or else the first one. */
const usualOf = (days: readonly DaySummary[]) =>
  days.find(({ offset }) => offset?.months === 0 && offset.days === 0) ?? days[0]

type NoDaysProps = { client: Client; onBegun: (id: number) => void; onTemplate: () => void }

function NoDays({ client: { id, weddingDate }, onBegun, onTemplate }: NoDaysProps) {
  const { mutateAsync, isPending } = useCall(contract.days.create, {
    failure: 'Failed to add the day. Please try again.',
  })
  const begin = () =>
    void mutateAsync({ params: { id }, body: { name: 'Wedding day' } }).then(
      (day) => onBegun(day.id),
      () => {},
    )
  return (
    <Card>
      <EmptyState
        icon={<CalendarPlus />}
        title="No run sheet yet"
        text={
          weddingDate
            ? `Plan ${formatDate(weddingDate)} minute by minute. Vendors and the couple see it once you publish it.`
            : 'Plan the day minute by minute. It follows the wedding’s date as soon as there is one.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" pending={isPending} pendingLabel="Starting..." onClick={begin}>
              Start the Run Sheet
            </Button>
            <Button onClick={onTemplate}>Start from a Template</Button>
          </div>
        }
      />
    </Card>
  )
}
