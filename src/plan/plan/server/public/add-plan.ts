import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { pastFateOf, type PastFate } from '#plan/plan/contract/plan-kinds.ts'
import { applyTemplate } from '#plan/plan/server/public/apply-template.ts'
import { listEarlier, listPlanRows } from '#plan/plan/server/plan-queries.ts'
import { linesOf } from '#plan/plan/server/template-changes.ts'
import { findTemplate } from '#plan/templates/server/public.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { findWeddingDate } from '#weddings/clients/server/public/clients.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

type Wanted = { templateId: number; past: PastFate; today: string }

/** Adds what a wedding does not have of a template, without payments, whose total only the planner knows; undefined if it has all. */
export async function addPlan(tx: Tx, clientId: number, { templateId, past, today }: Wanted) {
  const weddingDate = await findWeddingDate(tx, clientId)
  const template = await findTemplate(tx, templateId)
  const existing = await listPlanRows(tx, clientId, templateId)
  const earlier = await listEarlier(tx, clientId, templateId)
  const locale = await findLocale(tx)
  const lines = linesOf(template.rows, existing, { weddingDate, today, locale, seesMoney: false, earlier })
  const rows = lines
    .filter(({ state, hasTwin, earlier }) => state === 'new' && !hasTwin && !earlier)
    .flatMap((line) => (line.isPast ? pastRow(line, past, today) : [{ key: line.key }]))
  return rows.length > 0 ? applyTemplate(tx, clientId, { templateId, rows }, false) : undefined
}

function pastRow({ key, kind }: TemplateLine, past: PastFate, today: string) {
  const rows = { now: [{ key, date: today }], done: [{ key, done: true }], computed: [{ key }], skip: [] }
  return rows[pastFateOf(kind, past)]
}
