import type { contract } from '#contract/index.ts'
import { problemOf, type TemplateRow } from '#contract/template-rows.ts'
import { blankToNull } from '#server/db/blank.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/templates/queries.ts'
import { rowsOfPlan } from '#server/templates/rows-of-plan.ts'
import { findPlan, listWeddings } from '#server/templates/wedding-queries.ts'

const nameLength = 100

export const templates: HandlersOf<typeof contract.templates> = {
  list: ({ tx }) => queries.listTemplates(tx),

  read: ({ tx, params }) => queries.findTemplate(tx, params.id),

  weddings: async ({ tx, params }) => {
    await queries.findTemplate(tx, params.id)
    return listWeddings(tx, params.id)
  },

  create: async ({ tx, body }) => {
    const { name = '', copyOf, fromClient, rows = [] } = body
    const description = body.description || null
    if (copyOf !== undefined) {
      const copied = await queries.findTemplate(tx, copyOf)
      return queries.insertTemplate(tx, {
        name: name || `${copied.name.slice(0, nameLength - 7)} (copy)`,
        description: description ?? copied.description,
        rows: copied.rows,
      })
    }
    if (fromClient !== undefined) {
      return queries.insertTemplate(tx, { name, description, rows: rowsOfPlan(await findPlan(tx, fromClient)) })
    }
    return queries.insertTemplate(tx, { name, description, rows: checked(rows) })
  },

  update: async ({ tx, params, body: { revision, rows, ...others } }) => {
    if (rows) await queries.findTemplate(tx, params.id)
    const change = { ...blankToNull(others), ...(rows && { rows: checked(rows) }) }
    return queries.changeTemplate(tx, params.id, change, revision)
  },

  remove: ({ tx, params }) => queries.deleteTemplate(tx, params.id),

  restore: ({ tx, params }) => queries.restoreTemplate(tx, params.id),
}

/** Refuses references between rows that can't be resolved. */
function checked(rows: TemplateRow[]): TemplateRow[] {
  const problem = problemOf(rows)
  return problem ? refuse('invalid', { message: problem.message, issues: [problem] }) : rows
}
