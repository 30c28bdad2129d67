import type * as endpoints from '#plan/templates/contract/endpoints.ts'
import type { NewTemplateRow } from '#plan/templates/contract/endpoints.ts'
import { problemOf, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findTemplate } from '#plan/templates/server/public.ts'
import * as queries from '#plan/templates/server/queries.ts'
import { rowsOfPlan } from '#plan/templates/server/rows-of-plan.ts'
import { findPlan, listWeddings } from '#plan/templates/server/wedding-queries.ts'

const nameLength = 100

export const templates: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listTemplates(tx),

  read: ({ tx, params }) => findTemplate(tx, params.id),

  weddings: async ({ tx, params }) => {
    await findTemplate(tx, params.id)
    return listWeddings(tx, params.id)
  },

  create: async ({ tx, who, body }) => {
    const { name = '', copyOf, fromClient, rows = [] } = body
    const description = body.description || null
    if (copyOf !== undefined) {
      const copied = await findTemplate(tx, copyOf)
      return queries.insertTemplate(tx, {
        name: name || `${copied.name.slice(0, nameLength - 7)} (copy)`,
        description: description ?? copied.description,
        rows: copied.rows,
      })
    }
    if (fromClient !== undefined) {
      return queries.insertTemplate(tx, { name, description, rows: rowsOfPlan(await findPlan(tx, fromClient)) })
    }
    return queries.insertTemplate(tx, { name, description, rows: await complete(tx, who.plannerId, checked(rows)) })
  },

  update: async ({ tx, who, params, body: { revision, rows, ...others } }) => {
    const before = rows && (await findTemplate(tx, params.id))
    const change = {
      ...blankToNull(others),
      ...(rows && { rows: await complete(tx, who.plannerId, checked(rows), before?.rows) }),
    }
    return queries.changeTemplate(tx, params.id, change, revision)
  },

  remove: ({ tx, params }) => queries.deleteTemplate(tx, params.id),

  restore: ({ tx, params }) => queries.restoreTemplate(tx, params.id),
}

/** Refuses references between rows that can't be resolved. */
function checked(rows: NewTemplateRow[]): NewTemplateRow[] {
  const problem = problemOf(rows)
  return problem ? refuse('invalid', { message: problem.message, issues: [problem] }) : rows
}

/** Tasks that do not say whether the couple sees them stay as they were, or follow the studio's default. */
async function complete(
  tx: Tx,
  plannerId: number,
  rows: readonly NewTemplateRow[],
  before: readonly TemplateRow[] = [],
): Promise<TemplateRow[]> {
  const { tasksArePrivate } = await findPlanner(tx, plannerId)
  const known = new Map(before.map((row) => [row.key, row]))
  return rows.map((row) => {
    if (row.kind !== 'task') return row
    const stored = known.get(row.key)
    const asBefore = stored?.kind === 'task' ? stored.visibleToCouple : !tasksArePrivate
    return { ...row, visibleToCouple: row.visibleToCouple ?? (row.assignedTo === 'client' || asBefore) }
  })
}
