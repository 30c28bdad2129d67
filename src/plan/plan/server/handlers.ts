import { dayInUtc } from '#contract/day.ts'
import type * as endpoints from '#contract/plan.ts'
import { decimalOf } from '#contract/money.ts'
import { findWeddingDate } from '#server/clients/queries.ts'
import { rightsIn, type PlannerSession } from '#server/db/callers.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { applyTemplate } from '#server/plan/apply-template.ts'
import { listPlan } from '#server/plan/dated.ts'
import { dateFor } from '#server/plan/moves.ts'
import { listEarlier, listPlanRows } from '#server/plan/plan-queries.ts'
import { listConflicts } from '#server/plan/queries.ts'
import { reDate } from '#server/plan/re-date.ts'
import { linesOf } from '#server/plan/template-changes.ts'
import { findTemplate } from '#server/templates/queries.ts'

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
        amount: row.amountCents && decimalOf(Number(row.amountCents)),
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
    const wedding = { weddingDate, today, seesMoney: seesMoney(who), earlier }
    return { name, weddingDate, lines: linesOf(rows, existing, wedding) }
  },

  applyTemplate: ({ tx, who, params, body }) => applyTemplate(tx, params.id, body, seesMoney(who)),
}
