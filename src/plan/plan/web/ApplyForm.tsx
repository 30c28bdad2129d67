import { useMemo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#plan/plan/contract/calls.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import {
  actionInWords,
  groupsOf,
  linesToSend,
  plannedLines,
  totalProblem,
  type LineChoices,
  type PlannedLine,
} from '#plan/plan/web/applying.ts'
import { ActionBar } from '#plan/plan/web/ActionBar.tsx'
import { ApplyLines } from '#plan/plan/web/ApplyLines.tsx'
import { PastRows } from '#plan/plan/web/PastRows.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { amountTyped } from '#platform/web/ui/format/typed-amounts.ts'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = { client: Client; templateId: number }

/** The rows of a template with what each would become, before it is applied. */
export function ApplyForm({ client, templateId }: Props) {
  const params = { id: client.id, templateId }
  const answer = useAnswer(calls.templateView, { params, query: { today: dayHere() } })
  return (
    <AnsweredRecord
      answer={answer}
      what="template"
      back={{ to: '/templates', label: 'Plan templates' }}
      skeleton={
        <Card role="status" aria-busy aria-label="Loading the template">
          <Skeletons of={['h-96 rounded-md']} />
        </Card>
      }
    >
      {({ name, weddingDate, lines }) => (
        <Rows client={client} templateId={templateId} name={name} hasDate={weddingDate !== null} lines={lines} />
      )}
    </AnsweredRecord>
  )
}

type RowsProps = Props & { name: string; hasDate: boolean; lines: Parameters<typeof plannedLines>[0] }

function Rows({ client, templateId, name, hasDate, lines }: RowsProps) {
  const [choices, setChoices] = useState<LineChoices>({})
  const [amount, setAmount] = useState('')
  const currency = client.currency ?? currencyHere()
  const { mutateAsync, isPending } = useCall(calls.applyTemplate, { failure: 'Failed to apply the plan.' })
  const hasTotal = amount.trim() !== '' && !totalProblem(amount, false, currency)
  const planned = useMemo(() => plannedLines(lines, choices, { hasTotal }), [lines, choices, hasTotal])
  const taken = planned.filter(({ takes }) => takes)
  const needsAmount = taken.some(({ kind, state }) => kind === 'payment' && state === 'new')
  const problem = totalProblem(amount, needsAmount, currency)
  const choose = (chosen: LineChoices) =>
    setChoices((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(chosen).map(([key, choice]) => [key, { ...now[key], ...choice }])),
    }))

  const apply = async () => {
    const body = {
      templateId,
      rows: linesToSend(planned),
      ...(needsAmount && { amount: amountTyped(amount, currency) }),
    }
    const done = await mutateAsync({ params: { id: client.id }, body }).catch(() => undefined)
    if (!done) return
    toast({
      title: 'Plan applied',
      text: `“${name}”: ${done.added + done.changed + done.removed} rows.`,
      action: { label: 'Undo', onSelect: () => void undoBatch(done.batch) },
    })
    await navigate({ to: '/clients/{id}', params: { id: client.id }, search: { tab: 'tasks' } })
  }

  const gone = planned.filter(({ state }) => state === 'gone')
  return (
    <div className="space-y-5 pb-24">
      {!hasDate && (
        <p className="rounded-md bg-blue-tint p-4 text-sm text-blue-text">
          This wedding has no date yet. Whatever depends on it waits, and gets its dates as soon as you set one.
        </p>
      )}
      {lines.some(({ kind, state }) => kind === 'payment' && state === 'new') && (
        <Card className="max-w-md">
          <AmountField
            currency={currency}
            label="Total of the Payments (Optional)"
            hint="With a total, the payments of this plan become draft invoices."
            error={problem}
            placeholder="6000"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Card>
      )}
      <PastRows lines={planned} onChoose={choose} />
      {groupsOf(planned).map(({ phase, lines: ofPhase }) => (
        <ApplyLines key={phase ?? ''} title={phase ?? 'Without a phase'} lines={ofPhase} onChoose={choose} />
      ))}
      {gone.length > 0 && (
        <ApplyLines
          title="No Longer in the Template"
          text="Checked rows will be deleted from this wedding."
          lines={gone}
          onChoose={choose}
        />
      )}
      <Folded lines={planned} />
      <ActionBar>
        {problem && <p className="min-w-0 grow basis-full text-sm text-danger-ink lg:basis-auto">{problem}</p>}
        <ClientLink id={client.id} className={buttonClass('quiet')}>
          Cancel
        </ClientLink>
        <Button
          variant="primary"
          pending={isPending}
          pendingLabel="Applying..."
          disabled={taken.length === 0 || problem !== undefined}
          onClick={() => void apply()}
        >
          {actionInWords(planned)}
        </Button>
      </ActionBar>
    </div>
  )
}

/** How many rows of the template the wedding has already. */
function Folded({ lines }: { lines: readonly PlannedLine[] }) {
  const same = lines.filter(({ state }) => state === 'same').length
  const done = lines.filter(({ state }) => state === 'done').length
  if (same + done === 0) return null
  return (
    <p className="text-sm text-muted">
      {[
        ...(same > 0 ? [`${same} ${same === 1 ? 'row is' : 'rows are'} already in this wedding`] : []),
        ...(done > 0 ? [`${done} ${done === 1 ? 'is' : 'are'} done`] : []),
      ].join(', ')}
      .
    </p>
  )
}
