import Plus from 'lucide-react/icons/plus'
import { lazy, useState } from 'react'
import type { BusyCalendar } from '#overview/busy/contract/endpoints.ts'
import * as calls from '#overview/busy/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const BusyDialog = onceOpened(lazy(() => import('#overview/busy/web/BusyDialog.tsx')))

/** Calendars kept elsewhere, whose busy times the calendar shows. */
export function BusyCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const [isAdding, setAdding] = useState(false)
  return (
    <TitledCard
      title="Busy Times from Other Calendars"
      text="Add a calendar from Google, Apple, Outlook, or another service. Your team sees when you are busy, but not why."
      actions={
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          Add Calendar
        </Button>
      }
    >
      {isLoadingError && <FailedState what="other calendars" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.length === 0 && <p className="text-sm text-muted">No other calendars yet.</p>}
      <ul aria-label="Other calendars" className="divide-y divide-line">
        {data?.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      <BusyDialog open={isAdding} onClose={() => setAdding(false)} />
    </TitledCard>
  )
}

function Row({ calendar: { id, name, host, readAt, problem } }: { calendar: BusyCalendar }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {host} · Read {relativeTime(readAt)}
        </p>
        {problem && <p className="text-sm text-danger-ink wrap-anywhere">{problem}</p>}
      </div>
      <Button aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmCall
        endpoint={calls.remove}
        input={{ params: { id } }}
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Remove Calendar"
        text={`The busy times of ${name} are no longer shown.`}
        confirm={['Remove', 'Removing...']}
        done={{ title: 'Calendar removed', text: `The busy times of ${name} are no longer shown.` }}
        failure="Failed to remove the calendar"
      />
    </li>
  )
}
