import ListStart from 'lucide-react/icons/list-start'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { DaySummary } from '#contract/day-records.ts'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { DayChips } from '#web/days/DayChips.tsx'
import { DayDialogs, type OpenDay } from '#web/days/DayDialogs.tsx'
import { DaySkeleton } from '#web/days/DaySkeleton.tsx'
import { NoDays } from '#web/days/NoDays.tsx'
import { RunSheet } from '#web/days/RunSheet.tsx'
import styles from '#web/days/days.css?url'
import { useDayAddress } from '#web/days/use-day-address.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

/** The days of a wedding, and the run sheet of the chosen one. */
export function DayEditor({ client }: { client: Client }) {
  const { dayId, openDay } = useDayAddress()
  const [dialog, setDialog] = useState<OpenDay>()
  /** The day that was begun here, whose first item is typed next. */
  const [begunId, setBegun] = useState<number>()
  const answer = useAnswer(calls.days.list, { params: { id: client.id } }, { as: 'planner' })
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
