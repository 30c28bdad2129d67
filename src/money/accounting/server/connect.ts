import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { claimAnswer, noteOutcome, readOutcome, type Outcome } from '#money/accounting/server/answer-queries.ts'
import type { Within } from '#money/accounting/server/accounting-client.ts'
import type { Accounting } from '#money/accounting/server/office.ts'
import { storeConnection } from '#money/accounting/server/queries.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'
import { record } from '#studio/audit/server/public/record.ts'

type Answer = { state: string; code: string; realmId: string }

const patienceMs = 20_000
const pauseMs = 200

/**
 * Handles an OAuth callback. A code works once, and a service may revoke its tokens if the code is repeated: the first
 * call redeems it, and later ones are told the outcome.
 */
export async function connect(accounting: Accounting, within: Within, answer: Answer): Promise<Outcome> {
  const key = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
  if (!(await within((tx) => claimAnswer(tx, key)))) return awaitOutcome(within, key)
  try {
    return await redeem(accounting, within, answer, key)
  } catch (error) {
    const isTold = error instanceof AccountingTrouble
    const outcome = { trouble: isTold ? error.message : 'Something went wrong on our side.' }
    await within((tx) => noteOutcome(tx, key, outcome))
    if (isTold) return outcome
    throw error
  }
}

async function redeem(accounting: Accounting, within: Within, { code, realmId }: Answer, key: string) {
  const connection = await accounting.service.exchange(code, realmId)
  const { name: companyName, isSandbox } = await accounting.service.session(connection).company()
  const tokens = accounting.seal(connection.tokens)
  await within(async (tx) => {
    await storeConnection(tx, { companyId: realmId, companyName, isSandbox, tokens })
    await noteOutcome(tx, key, { companyName })
    await record(tx, 'accounting-connected', { details: { company: companyName } })
  })
  return { companyName }
}

async function awaitOutcome(within: Within, key: string): Promise<Outcome> {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; await sleep(pauseMs)) {
    const outcome = await within((tx) => readOutcome(tx, key))
    if (outcome) return outcome
  }
  return { trouble: 'This is taking longer than it should. Please test the connection again in a moment.' }
}
