import { accountingAnswers as answers } from '#money/accounting/server/table.ts'
import { eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

export type Outcome = { companyName: string } | { trouble: string }

/**
 * True for the first call with this OAuth callback. Callbacks are accepted for a quarter of an hour, so older rows may
 * go.
 */
export async function claimAnswer(tx: Tx, answer: string): Promise<boolean> {
  await tx.delete(answers).where(lt(answers.at, sql`now() - interval '1 hour'`))
  const rows = await tx.insert(answers).values({ answer }).onConflictDoNothing().returning({ id: answers.id })
  return rows.length > 0
}

export async function noteOutcome(tx: Tx, answer: string, outcome: Outcome): Promise<void> {
  await tx.update(answers).set(outcome).where(eq(answers.answer, answer))
}

export async function readOutcome(tx: Tx, answer: string): Promise<Outcome | undefined> {
  const [row] = await tx.select().from(answers).where(eq(answers.answer, answer))
  if (row?.companyName) return { companyName: row.companyName }
  return row?.trouble ? { trouble: row.trouble } : undefined
}

/** After disconnecting, a repeated callback must not report success. */
export async function forgetAnswers(tx: Tx): Promise<void> {
  await tx.delete(answers)
}
