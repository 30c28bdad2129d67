import { useMemo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#plan/plan/contract/calls.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ActionBar } from '#plan/plan/web/ActionBar.tsx'
import { Conflicts } from '#plan/plan/web/Conflicts.tsx'
import {
  changedCount,
  kindLabels,
  kindsInOrder,
  plannedRows,
  rowsToSend,
  type Choices,
} from '#plan/plan/web/re-dating.ts'
import { ReDateRows } from '#plan/plan/web/ReDateRows.tsx'
import type { Moved } from '#plan/plan/web/re-dating.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

type Props = {
  client: Client
  start: string
  choices: Choices
  onChoose: (choices: Choices) => void
  onMoved: (moved: Moved) => void
}

const isDate = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)

export function ReDateForm({ client, start, choices, onChoose, onMoved }: Props) {
  const [date, setDate] = useState(start)
  const [shown, setShown] = useState(isDate(start) ? start : '')
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.view, {
    params: { id: client.id },
    query: { weddingDate: shown },
  })
  const { mutateAsync, isPending } = useCall(calls.reDate, { failure: 'Failed to move the wedding.' })
  const planned = useMemo(() => plannedRows(data?.rows ?? [], choices), [data, choices])
  const changed = changedCount(planned)
  const isSame = shown === (client.weddingDate ?? '')

  const change = (text: string) => {
    setDate(text)
    if (isDate(text)) setShown(text)
  }
  const apply = async () => {
    const body = { weddingDate: shown, previousDate: data?.weddingDate ?? '', rows: rowsToSend(planned, choices) }
    const done = await mutateAsync({ params: { id: client.id }, body }).catch(() => refetch().then(() => undefined))
    if (done) onMoved({ ...done, weddingDate: shown })
  }

  return (
    <div className="space-y-5 pb-24">
      <Card className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-2">
        <div>
          <p className="text-[0.8125rem] text-muted">Current wedding date</p>
          <p className="mt-1 font-display text-2xl">
            {client.weddingDate ? formatDate(client.weddingDate) : 'No date yet'}
          </p>
        </div>
        <DateField
          label="New Wedding Date"
          hint={
            shown === ''
              ? 'Without a date, tasks that depend on it wait, and show how far from it they are instead.'
              : undefined
          }
          value={date}
          onChange={({ target }) => change(target.value)}
        />
      </Card>
      {data && <Conflicts conflicts={data.conflicts} date={shown} />}
      {isLoadingError && <FailedState what="plan" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && (
        <Card role="status" aria-busy aria-label="Loading the plan">
          <Skeletons of={['h-10 rounded-md', 'h-64 rounded-md']} />
        </Card>
      )}
      {data?.rows.length === 0 && (
        <Card>
          <p className="text-muted">Nothing else in this wedding has a date yet. Only the wedding itself moves.</p>
        </Card>
      )}
      {!hasRight('money') && (
        <p className="text-sm text-muted">Payments keep their dates until someone who can see invoices moves them.</p>
      )}
      {kindsInOrder(planned).map((kind) => (
        <ReDateRows
          key={kind}
          title={kindLabels[kind]}
          rows={planned.filter((row) => row.kind === kind)}
          onChoose={(chosen) => onChoose({ ...choices, ...chosen })}
        />
      ))}
      <ActionBar>
        <p role="status" className="min-w-0 grow basis-full text-sm text-muted tabular lg:basis-auto">
          {changed} {changed === 1 ? 'date changes' : 'dates change'} with the wedding.
        </p>
        <ClientLink id={client.id} className={buttonClass('quiet')}>
          Cancel
        </ClientLink>
        <Button
          variant="primary"
          pending={isPending}
          pendingLabel="Moving..."
          disabled={!data || !isDate(date) || (isSame && changed === 0)}
          onClick={() => void apply()}
        >
          {shown === '' ? 'Remove the Date' : `Move to ${formatDate(shown)}`}
        </Button>
      </ActionBar>
    </div>
  )
}
