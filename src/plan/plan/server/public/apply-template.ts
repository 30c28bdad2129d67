import { decimalOf } from '#platform/contract/locale/money.ts'
import { percentCents, shareCents } from '#platform/contract/money.ts'
import type { Offset } from '#platform/contract/offset.ts'
import type { Application, TemplateLine } from '#plan/plan/contract/endpoints.ts'
import type { EventRow, PaymentRow, TaskRow, TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'
import { findCurrency } from '#weddings/clients/server/public/currency.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import { insertInvoice } from '#money/invoices/server/public/write-invoices.ts'
import { tellOfAll } from '#weddings/news/server/public/tell.ts'
import * as queries from '#plan/plan/server/plan-queries.ts'
import { lockWedding } from '#plan/plan/server/queries.ts'
import { linesOf, type Wedding } from '#plan/plan/server/template-changes.ts'
import { findTemplate } from '#plan/templates/server/public.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

/** A row of the template that was chosen, and the wedding's row that came from it. */
type Chosen<Row = TemplateRow> = {
  row: Row
  date: string | null
  offset: Offset | null
  present: queries.PlanRow | undefined
  isDone: boolean
}

/** Applies rows of a template to a wedding in one transaction, which the history shows as one line. */
export async function applyTemplate(tx: Tx, clientId: number, body: Application, seesMoney: boolean) {
  const { templateId, rows, amount } = body
  const { weddingDate } = await lockWedding(tx, clientId)
  const template = await findTemplate(tx, templateId)
  const existing = await queries.listPlanRows(tx, clientId, templateId)
  const earlier = await queries.listEarlier(tx, clientId, templateId)
  const wedding = { weddingDate, today: '', locale: await findLocale(tx), seesMoney, earlier }
  const { chosen, gone, skipped } = choose(template.rows, existing, wedding, rows)
  const added = chosen.filter(({ present }) => !present)
  const changed = chosen.filter(({ present, row }) => present && row.kind !== 'payment')
  const payments = added.filter((one): one is Chosen<PaymentRow> => one.row.kind === 'payment')
  const currency = await findCurrency(tx, clientId)
  const total = payments.length > 0 ? totalFor(amount, currency) : 0
  const count = added.length + changed.length + gone.length
  const batch = await openBatch(tx, {
    clientId,
    kind: 'template',
    about: { name: template.name, count, templateId, skipped },
  })
  const source = { clientId, templateId }
  const ids = await queries.insertTasks(
    tx,
    tasksOf(added).map((one) => newTask(one, source)),
  )
  await queries.insertEvents(
    tx,
    eventsOf(added).map((one) => newEvent(one, source)),
  )
  await addPayments(tx, payments, { total, currency }, source)
  await queries.changeTasks(
    tx,
    tasksOf(changed).map((one) => ({ id: one.present?.id ?? 0, ...taskValues(one) })),
  )
  await queries.changeEvents(
    tx,
    eventsOf(changed).map((one) => ({ id: one.present?.id ?? 0, ...eventValues(one) })),
  )
  for (const kind of ['task', 'event'] as const)
    await queries.removeRows(
      tx,
      kind,
      gone.flatMap((row) => (row.kind === kind ? [row.id] : [])),
    )
  await tellCouple(tx, clientId, tasksOf(added), ids)
  return { batch, added: added.length, changed: changed.length, removed: gone.length }
}

/** The rows to take, the wedding's rows to delete because the template has them no more, and the rows left out. */
function choose(
  rows: TemplateRow[],
  existing: queries.PlanRow[],
  wedding: Wedding,
  given: Application['rows'],
): { chosen: Chosen[]; gone: queries.PlanRow[]; skipped: string[] } {
  const lines = linesOf(rows, existing, wedding)
  const ofKey = new Map(lines.map((line) => [line.key, line]))
  const isPayment = (key: string) => rows.some((row) => row.key === key && row.kind === 'payment')
  if (!wedding.seesMoney && given?.some(({ key }) => isPayment(key)))
    refuse('forbidden', { message: 'Your role in this studio does not include payments.' })
  const unknown = given?.some(({ key }) => !ofKey.has(key))
  if (unknown) refuse('not-found')
  const wanted = new Map(
    given ? given.map((row) => [row.key, row]) : lines.filter(isMissing).map(({ key }) => [key, { key }]),
  ) as ReadonlyMap<string, NonNullable<Application['rows']>[number]>
  const presentOf = (key: string) => existing.find(({ templateKey }) => templateKey === key)
  const chosen = rows.flatMap((row): Chosen[] => {
    const line = ofKey.get(row.key)
    const one = wanted.get(row.key)
    if (!line || !one || one.remove || line.state === 'done') return []
    const isFixed = one.date !== undefined
    const dates = isFixed ? { offset: null, date: one.date || null } : { offset: line.offset, date: line.date }
    return [{ row, present: presentOf(row.key), isDone: one.done === true, ...dates }]
  })
  const gone = lines.flatMap(({ key, state }) =>
    state === 'gone' && wanted.get(key)?.remove ? (presentOf(key) ?? []) : [],
  )
  // A payment is left out until its total is known.
  const skipped = lines.filter(({ key, state, kind }) => state === 'new' && kind !== 'payment' && !wanted.has(key))
  return { chosen, gone, skipped: skipped.map(({ key }) => key) }
}

const isMissing = ({ state, hasTwin, earlier }: TemplateLine) => state === 'new' && !hasTwin && earlier !== 'deleted'

const tasksOf = (all: Chosen[]) => all.filter((one): one is Chosen<TaskRow> => one.row.kind === 'task')
const eventsOf = (all: Chosen[]) => all.filter((one): one is Chosen<EventRow> => one.row.kind === 'event')

type Source = { clientId: number; templateId: number }

const isForCouple = ({ row }: Chosen<TaskRow>) => row.assignedTo === 'client'

const taskValues = (one: Chosen<TaskRow>) => ({
  title: one.row.title,
  description: one.row.description,
  phase: one.row.phase,
  priority: one.row.priority,
  assignedTo: one.row.assignedTo,
  visibleToCouple: one.row.visibleToCouple || isForCouple(one),
  dueDate: one.date,
  offset: one.offset,
  steps: one.row.steps.map((title, at) => ({ id: at + 1, title, done: one.isDone })),
})
const newTask = (one: Chosen<TaskRow>, source: Source) => ({
  ...taskValues(one),
  ...source,
  templateKey: one.row.key,
  ...(one.isDone && { completed: true, completedAt: new Date().toISOString() }),
})

const eventValues = ({ row, date, offset }: Chosen<EventRow>) => ({
  title: row.title,
  description: row.description,
  type: row.type,
  time: row.time,
  minutes: row.minutes,
  date,
  offset,
})
const newEvent = (one: Chosen<EventRow>, source: Source) => ({
  ...eventValues(one),
  ...source,
  templateKey: one.row.key,
})

function totalFor(amount: string | undefined, currency: string): number {
  const cents = amount === undefined ? 0 : amountIn(currency, amount, 'amount')
  const message = 'Please enter the total that the payments are parts of.'
  return cents > 0 ? cents : refuseField('amount', message)
}

type Whole = { total: number; currency: string }

/** Drafts, so that nobody is asked for money before the planner has looked at them. */
async function addPayments(
  tx: Tx,
  payments: Chosen<PaymentRow>[],
  { total, currency }: Whole,
  source: Source,
): Promise<void> {
  const shares = payments.map(({ row }) => row.share)
  const isWhole = Math.abs(shares.reduce((sum, share) => sum + Number(share), 0) - 100) < 0.0005
  const cents = isWhole ? shareCents(total, shares) : shares.map((share) => percentCents(share, total))
  for (const [at, { row, date, offset }] of payments.entries()) {
    const amountCents = cents[at] ?? 0
    if (amountCents <= 0) refuse('invalid', { message: 'Each payment has to be more than zero.' })
    const decimal = decimalOf(amountCents, currency)
    await insertInvoice(tx, {
      ...source,
      templateKey: row.key,
      currency,
      amountCents,
      lineItems: [{ description: row.title, quantity: '1', rate: decimal, amount: decimal }],
      description: row.title,
      dueDate: date,
      offset,
    })
  }
}

/** The letter names many of them together. */
const tellCouple = (tx: Tx, clientId: number, added: Chosen<TaskRow>[], ids: number[]): Promise<void> =>
  tellOfAll(
    tx,
    'task',
    added.flatMap((one, at) =>
      isForCouple(one) && !one.isDone
        ? [{ clientId, subjectId: ids[at] ?? 0, title: `Task for you: ${one.row.title}` }]
        : [],
    ),
  )
