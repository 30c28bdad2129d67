import { noteDeletions } from '#money/accounting/server/deletions.ts'
import { openLedgers, type Ledgers } from '#money/accounting/server/ledgers.ts'
import { openAccountingClient, type Within } from '#money/accounting/server/accounting-client.ts'
import type { Accounting } from '#money/accounting/server/office.ts'
import { findCustomers, pullInvoices, pullPayments } from '#money/accounting/server/pull.ts'
import { pushInvoices } from '#money/accounting/server/push.ts'
import { pushPayments, takeBackPayments } from '#money/accounting/server/push-payments.ts'
import { beginSync, changeConnection, findConnection } from '#money/accounting/server/queries.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

type Outcome = Ledgers['counted'] & Pick<Ledgers, 'troubles'>

/** QuickBooks' timestamps have seconds, so the ranges overlap rather than miss a change. */
const overlapMs = 60_000
/** Allows for a difference between their clock, which dates deletions, and ours, which we query with. */
const clocksMs = 3_600_000
const withOverlap = (moment: string | null, ms = overlapMs) => moment && new Date(Date.parse(moment) - ms).toISOString()

/**
 * Syncs both sides: theirs is read first, so that a bookkeeper's changes are known before ours are sent. One sync at a
 * time per studio. Undefined without a connection, or while another sync runs.
 */
export async function syncBooks(
  accounting: Accounting,
  within: Within,
  clientId?: number,
): Promise<Outcome | undefined> {
  const stored = await within(findConnection)
  if (!stored || !(await within(beginSync))) return undefined
  try {
    const api = openAccountingClient(accounting, within, stored)
    const ledgers = await openLedgers(api, within, clientId)
    // A sync of one couple reads from the beginning: its changes may be older than the last read.
    const isWhole = clientId === undefined
    const deletionsReadTo = new Date().toISOString()
    await noteDeletions(ledgers, isWhole ? withOverlap(stored.deletionsReadTo, clocksMs) : null)
    await findCustomers(ledgers, !isWhole)
    const invoicesReadTo = await pullInvoices(ledgers, isWhole ? withOverlap(stored.invoicesReadTo) : null)
    const paymentsReadTo = await pullPayments(ledgers, isWhole ? withOverlap(stored.paymentsReadTo) : null)
    let done = 0
    const total = ledgers.invoices.length
    await pushInvoices(ledgers, async () => {
      done += 1
      if (done % 10 === 1) await within((tx) => changeConnection(tx, { done, total }))
    })
    await pushPayments(ledgers)
    await takeBackPayments(ledgers)
    const readTo = isWhole ? { invoicesReadTo, paymentsReadTo, deletionsReadTo } : {}
    const { counted, troubles } = ledgers
    const now = new Date().toISOString()
    const lastError = troubles.join(' ') || null
    const finished = { done: total, total, lastSyncedAt: now, endedAt: now, lastError, ...counted }
    await within((tx) => changeConnection(tx, { ...readTo, ...finished, runningSince: null }))
    return { ...counted, troubles }
  } catch (error) {
    const lastError = error instanceof AccountingTrouble ? error.message : 'Something went wrong on our side.'
    await within((tx) => changeConnection(tx, { lastError, endedAt: new Date().toISOString(), runningSince: null }))
    throw error
  }
}
