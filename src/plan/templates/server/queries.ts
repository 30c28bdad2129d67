import {
  contentsOf,
  mostTemplates,
  type TemplateContents,
  type TemplateRow,
} from '#plan/templates/contract/template-rows.ts'
import { planners } from '#studio/studios/server/table.ts'
import { and, asc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { templates } from '#plan/templates/server/table.ts'
import { summary, isKept, allColumns, findTemplate } from '#plan/templates/server/public.ts'

const inList = { ...summary, contents: templates.contents }

const byName = preparedSelect(inList, (select) =>
  select
    .from(templates)
    .where(isKept)
    .orderBy(sql`lower(${templates.name})`, asc(templates.id)),
)

export async function listTemplates(tx: Tx) {
  const rows = await byName(tx)
  return rows.map(({ contents, ...template }) => ({ ...template, ...contents }))
}

type Values = { name: string; description?: string | null | undefined; rows: TemplateRow[] }

async function refuseTooMany(tx: Tx): Promise<void> {
  if ((await tx.$count(templates, isKept)) >= mostTemplates) {
    refuse('invalid', { message: `A studio has at most ${mostTemplates} plan templates.` })
  }
}

export async function insertTemplate(tx: Tx, values: Values) {
  await refuseTooMany(tx)
  const [row] = await tx
    .insert(templates)
    .values({ ...values, contents: contentsOf(values.rows) })
    .returning(allColumns)
  return row ?? refuse('not-found')
}

type Change = Partial<Values>

const taken =
  'This template was changed elsewhere in the meantime. Please look at the newest version before you change it again.'

/** With a revision, only if that is still the newest. */
export async function changeTemplate(tx: Tx, id: number, change: Change, revision: number | undefined) {
  const contents: { contents?: TemplateContents } = change.rows ? { contents: contentsOf(change.rows) } : {}
  const [row] = await tx
    .update(templates)
    .set({ ...change, ...contents, revision: sql`${templates.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(templates.id, id), isKept, revision === undefined ? undefined : eq(templates.revision, revision)))
    .returning(allColumns)
  if (row) return row
  await findTemplate(tx, id)
  return refuse('taken', { message: taken })
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .update(templates)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(templates.id, id), isKept))
    .returning({ id: templates.id })
  if (!row) refuse('not-found')
}

export async function restoreTemplate(tx: Tx, id: number) {
  await refuseTooMany(tx)
  const [row] = await tx.update(templates).set({ deletedAt: null }).where(eq(templates.id, id)).returning(allColumns)
  return row ?? refuse('not-found')
}

export async function forgetDeletedTemplates(tx: Tx): Promise<void> {
  await tx.delete(templates).where(lt(templates.deletedAt, sql`now() - interval '1 day'`))
}

/** Gives a studio its first templates, unless it got them before. */
export async function giveTemplates(tx: Tx, plannerId: number, first: readonly Values[]): Promise<void> {
  const given = await tx
    .update(planners)
    .set({ templatesGiven: true })
    .where(and(eq(planners.id, plannerId), eq(planners.templatesGiven, false)))
    .returning({ id: planners.id })
  if (given.length === 0) return
  await tx
    .insert(templates)
    .values(first.map((template) => ({ plannerId, ...template, contents: contentsOf(template.rows) })))
}
