import type { Goal, GoalCategory } from '#planning/goals/contract/endpoints.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { progressGoals } from '#planning/goals/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = {
  id: progressGoals.id,
  title: progressGoals.title,
  description: progressGoals.description,
  currentValue: progressGoals.currentValue,
  targetValue: progressGoals.targetValue,
  unit: progressGoals.unit,
  category: sql<GoalCategory>`${progressGoals.category}`,
  monthYear: progressGoals.monthYear,
  followsMoney: progressGoals.followsMoney,
  leftOut: sql<string[]>`'[]'::json`,
  isActive: progressGoals.isActive,
  createdAt: progressGoals.createdAt,
  updatedAt: progressGoals.updatedAt,
}

const ofMonth = preparedSelect(shown, (select) =>
  select
    .from(progressGoals)
    .where(eq(progressGoals.monthYear, sql.placeholder('monthYear')))
    .orderBy(asc(progressGoals.id)),
)

export const listGoals = (tx: Tx, monthYear: string): Promise<Goal[]> => ofMonth(tx, { monthYear })

type GoalValues = typeof progressGoals.$inferInsert

export async function insertGoal(tx: Tx, values: GoalValues): Promise<Goal> {
  const [row] = await tx.insert(progressGoals).values(values).returning(shown)
  return row ?? refuse('not-found')
}

/** Reads and locks the row until this transaction ends. */
export async function lockGoal(tx: Tx, id: number): Promise<Goal> {
  const [row] = await tx.select(shown).from(progressGoals).where(eq(progressGoals.id, id)).for('update')
  return row ?? refuse('not-found')
}

export async function changeGoal(tx: Tx, id: number, change: Partial<GoalValues>): Promise<Goal> {
  const [row] = await tx
    .update(progressGoals)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(progressGoals.id, id))
    .returning(shown)
  return row ?? refuse('not-found')
}

export const deleteGoal = (tx: Tx, id: number): Promise<void> => deleteRow(tx, progressGoals, id)
