import type * as endpoints from '#money/accounting/contract/endpoints.ts'
import { forgetAnswers } from '#money/accounting/server/answer-queries.ts'
import { callbackPage } from '#money/accounting/server/callback-page.ts'
import { connect } from '#money/accounting/server/connect.ts'
import { openAccountingClient, type Within } from '#money/accounting/server/accounting-client.ts'
import type { Accounting } from '#money/accounting/server/office.ts'
import * as queries from '#money/accounting/server/queries.ts'
import { writeSample } from '#money/accounting/server/sample.ts'
import { syncBooks } from '#money/accounting/server/sync.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { syncAccounting } from '#money/accounting/server/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

const setupNeeded =
  'OAuth setup incomplete: this installation has no QuickBooks credentials yet. Its operator sets QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET.'
const connectFirst = 'QuickBooks is not connected yet. Test the connection to connect it.'
const atWork = 'A sync is already running. Please wait for it to finish.'

/** Messages of the service are shown to the planner; internal errors are not. */
const wordsOf = (error: unknown): string => {
  if (error instanceof AccountingTrouble) return error.message
  throw error
}

async function test({ service, stateFor, ...accounting }: Accounting, within: Within, who: PlannerSession) {
  const stored = await within(queries.findConnection)
  const authUrl = service.authorizeUrl(stateFor(who))
  if (!stored) return { success: false, message: `Please connect ${service.title}.`, authUrl }
  try {
    const api = openAccountingClient({ service, stateFor, ...accounting }, within, stored)
    const { name: companyName, isSandbox } = await api.call((session) => session.company())
    await within((tx) => queries.changeConnection(tx, { companyName, isSandbox, lastError: null }))
    return { success: true, message: `Connected to ${companyName}.`, companyName }
  } catch (error) {
    const message = wordsOf(error)
    const isOver = error instanceof AccountingTrouble && ['disconnected', 'unauthorized'].includes(error.kind)
    return { success: false, message, ...(isOver && { authUrl }) }
  }
}

export const accounting: HandlersOf<typeof endpoints> = {
  read: ({ tx, services }) => queries.readConnection(tx, services.accounting !== undefined),

  states: ({ tx }) => queries.listStates(tx),

  testConnection: {
    async outside({ who, within, services }) {
      if (!services.accounting) return { success: false, message: setupNeeded }
      return test(services.accounting, within, who)
    },
  },

  callback: {
    async outside({ who, query, within, services }) {
      const { accounting } = services
      if (!accounting) return callbackPage('QuickBooks is not set up', setupNeeded)
      const { code, state = '', realmId } = query
      if (!accounting.isOurs(state, who))
        return callbackPage('That did not work', 'This response does not match your request. Please try again.')
      if (!code || !realmId) return callbackPage('Not connected', 'QuickBooks was not connected.')
      const outcome = await connect(accounting, within, { state, code, realmId })
      return 'trouble' in outcome
        ? callbackPage('That did not work', outcome.trouble)
        : callbackPage('Connected', `${outcome.companyName} is connected. You can close this window.`, true)
    },
  },

  disconnect: {
    async outside({ within, finish, services }) {
      const stored = await within(queries.findConnection)
      if (!stored) return refuse('not-found')
      await finish(async (tx) => {
        await queries.deleteConnection(tx)
        await forgetAnswers(tx)
        await record(tx, 'accounting-disconnected', { details: { company: stored.companyName } })
      })
      // Deleted here even if revoking fails; an unrevoked token expires by itself.
      const { accounting } = services
      const { companyId } = stored
      if (accounting)
        await accounting.service.revoke({ companyId, tokens: accounting.open(stored.tokens) }).catch(wordsOf)
      return undefined
    },
  },

  syncClient: {
    async outside({ params, body, within, services }) {
      const stored = await within(async (tx) => {
        await findClient(tx, params.id)
        return queries.findConnection(tx)
      })
      if (!services.accounting) return refuse('taken', { message: setupNeeded })
      if (!stored) return refuse('taken', { message: connectFirst })
      if (body.createSample && stored.isSandbox) await within((tx) => writeSample(tx, params.id))
      const outcome = await syncBooks(services.accounting, within, params.id).catch((error: unknown) =>
        refuse('busy', { message: wordsOf(error) }),
      )
      if (!outcome) return refuse('taken', { message: atWork })
      const { pushed, pulled, failed, troubles } = outcome
      const elsewhere = troubles.length
      const message =
        failed > 0
          ? [failed > elsewhere && `${failed - elsewhere} could not be synced; each invoice says why.`, ...troubles]
              .filter(Boolean)
              .join(' ')
          : `In sync with ${stored.companyName}: ${pushed} sent, ${pulled} received.`
      return { success: failed === 0, message, pushed, pulled, failed }
    },
  },

  sendAgain: async ({ tx, params }) => {
    if (!(await queries.sendAgain(tx, params.id))) refuse('not-found')
    return undefined
  },

  syncAll: async ({ tx, who, services }) => {
    const connection = await queries.readConnection(tx, services.accounting !== undefined)
    if (!connection.connected) refuse('taken', { message: connection.configured ? connectFirst : setupNeeded })
    if (connection.running) refuse('taken', { message: atWork })
    await enqueue(tx, syncAccounting, { plannerId: who.plannerId })
    return { ...connection, running: true }
  },
}
