import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#plan/plan/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { findWeddingDate } from '#weddings/clients/server/public/clients.ts'
import { rightsIn, type PlannerSession } from '#platform/server/db/callers.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { applyTemplate } from '#plan/plan/server/public/apply-template.ts'
import { listPlan } from '#plan/plan/server/dated.ts'
import { dateFor } from '#plan/plan/server/moves.ts'
import { listEarlier, listPlanRows } from '#plan/plan/server/plan-queries.ts'
import { listConflicts } from '#plan/plan/server/queries.ts'
import { reDate } from '#plan/plan/server/re-date.ts'
import { linesOf } from '#plan/plan/server/template-changes.ts'
import { findTemplate } from '#plan/templates/server/public.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

const seesMoney = (who: PlannerSession) => rightsIn(who).includes('money')

export const plan: HandlersOf<typeof endpoints> = {
  view: async ({ tx, params, query }) => {
    const from = await findWeddingDate(tx, params.id)
    const to = (query.weddingDate ?? from) || null
    const [rows, conflicts] = await Promise.all([
      listPlan(tx, params.id, from),
      to ? listConflicts(tx, params.id, to) : [],
    ])
    return {
      weddingDate: from,
      rows: rows.map((row) => ({
        ...row,
        amount: row.amountCents && row.currency && decimalOf(Number(row.amountCents), row.currency),
        from: row.date,
        to: row.isSettled ? row.date : dateFor(row, { from, to }),
      })),
      conflicts,
    }
  },

  reDate: ({ tx, who, params, body }) => reDate(tx, params.id, body, seesMoney(who)),

  templateView: async ({ tx, who, params, query: { today = dayInUtc() } }) => {
    const [weddingDate, { name, rows }, existing, earlier] = await Promise.all([
      findWeddingDate(tx, params.id),
      findTemplate(tx, params.templateId),
      listPlanRows(tx, params.id, params.templateId),
      listEarlier(tx, params.id, params.templateId),
    ])
    const locale = await findLocale(tx)
    const wedding = { weddingDate, today, locale, seesMoney: seesMoney(who), earlier }
    return { name, weddingDate, lines: linesOf(rows, existing, wedding) }
  },

  applyTemplate: ({ tx, who, params, body }) => applyTemplate(tx, params.id, body, seesMoney(who)),
}
