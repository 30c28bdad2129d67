import { AccountingTrouble } from '#money/accounting/server/trouble.ts'
import type { Accounting } from '#money/accounting/server/office.ts'
import { changeConnection, findConnection, type StoredConnection } from '#money/accounting/server/queries.ts'
import type { AccountingService, AccountingSession, Connection } from '#money/accounting/server/service.ts'
import type { Tx } from '#platform/server/db/pool.ts'

export type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * A client for the connected company: every call is sent with a valid access token, which is refreshed at most once.
 */
export type AccountingClient = {
  companyId: string
  service: AccountingService
  call: <T>(work: (session: AccountingSession) => Promise<T>) => Promise<T>
}

const soonMs = 60_000

export function openAccountingClient(
  accounting: Accounting,
  within: Within,
  stored: StoredConnection,
): AccountingClient {
  const { service } = accounting
  let connection: Connection = { companyId: stored.companyId, tokens: accounting.open(stored.tokens) }

  /** A refresh token works once. If another process has refreshed already, its tokens are used. */
  async function renew(): Promise<void> {
    const latest = await within(findConnection)
    if (latest?.companyId !== stored.companyId)
      throw new AccountingTrouble('disconnected', `${service.title} is no longer connected.`)
    const tokens = accounting.open(latest.tokens)
    const isNewer = tokens.refreshToken !== connection.tokens.refreshToken
    connection = { ...connection, tokens }
    if (isNewer && Date.parse(tokens.accessExpiresAt) > Date.now() + soonMs) return
    const renewed = await service.refresh(connection)
    connection = { ...connection, tokens: renewed }
    await within((tx) => changeConnection(tx, { tokens: accounting.seal(renewed) }))
  }

  return {
    companyId: stored.companyId,
    service,
    async call(work) {
      if (Date.parse(connection.tokens.accessExpiresAt) < Date.now() + soonMs) await renew()
      try {
        return await work(service.session(connection))
      } catch (error) {
        if (!(error instanceof AccountingTrouble) || error.kind !== 'unauthorized') throw error
        await renew()
        return work(service.session(connection))
      }
    },
  }
}
