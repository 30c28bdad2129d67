import ListStart from 'lucide-react/icons/list-start'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { DayChips } from '#day/days/web/DayChips.tsx'
import { DayDialogs, type OpenDay } from '#day/days/web/DayDialogs.tsx'
import { DaySkeleton } from '#day/days/web/DaySkeleton.tsx'
import { NoDays } from '#day/days/web/NoDays.tsx'
import { RunSheet } from '#day/days/web/RunSheet.tsx'
import styles from '#day/days/web/days.css?url'
import { useDayAddress } from '#day/days/web/use-day-address.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

/** The days of a wedding, and the run sheet of the chosen one. */
export function DayEditor({ client }: { client: Client }) {
  const { dayId, openDay } = useDayAddress()
  const [dialog, setDialog] = useState<OpenDay>()
  /** The day that was begun here, whose first item is typed next. */
  const [begunId, setBegun] = useState<number>()
  const answer = useAnswer(calls.list, { params: { id: client.id } }, { as: 'planner' })
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
              <span className="text-sm text-muted">or type the first item below</span>
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
