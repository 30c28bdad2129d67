import { createHash, randomUUID } from 'node:crypto'
import type { AccountingClient, Within } from '#money/accounting/server/accounting-client.ts'
import type { LocalClient, LocalInvoice, LocalPayment } from '#money/accounting/server/local.ts'
import {
  dropLink,
  listLinks,
  noteLink,
  readClients,
  readInvoices,
  readPayments,
  type Link,
} from '#money/accounting/server/queries.ts'
import type { LinkKind } from '#money/accounting/server/table.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

/** The context of one sync: the records of both sides, and the links between them. */
export type Ledgers = {
  api: AccountingClient
  within: Within
  clients: LocalClient[]
  invoices: LocalInvoice[]
  payments: LocalPayment[]
  linkOf: (kind: LinkKind, localId: number) => Link | undefined
  linkTo: (kind: LinkKind, externalId: string) => Link | undefined
  links: (kind: LinkKind) => Link[]
  note: (kind: LinkKind, clientId: number, localId: number, change: Partial<Link>) => Promise<Link>
  /** The record there is gone. One created in its place is a new request, with a new request id. */
  unlink: (link: Link, change: Partial<Link>) => Promise<void>
  drop: (link: Link) => Promise<void>
  counted: { pushed: number; pulled: number; failed: number }
  /** Errors about records that are no longer here, so that they can't be shown on them. */
  troubles: string[]
}

export async function openLedgers(api: AccountingClient, within: Within, clientId?: number): Promise<Ledgers> {
  const [clients, invoices, payments, known] = await within(async (tx) => [
    await readClients(tx, clientId),
    await readInvoices(tx, clientId),
    await readPayments(tx, clientId),
    await listLinks(tx, api.companyId),
  ])
  const { companyId } = api
  // Matching considers all couples, even when only one is synced.
  const all = [...known]
  const isSynced = (link: Link) => clientId === undefined || link.clientId === clientId
  async function note(kind: LinkKind, clientId: number, localId: number, change: Partial<Link>): Promise<Link> {
    const noted = await within((tx) => noteLink(tx, { companyId, kind, clientId, localId, ...change }))
    const before = all.find((one) => one.id === noted.id)
    if (before) return Object.assign(before, noted)
    all.push(noted)
    return noted
  }
  const counted = { pushed: 0, pulled: 0, failed: 0 }
  return {
    api,
    within,
    clients,
    invoices,
    payments,
    counted,
    troubles: [],
    linkOf: (kind, localId) => all.find((link) => link.kind === kind && link.localId === localId),
    linkTo: (kind, externalId) => all.find((link) => link.kind === kind && link.externalId === externalId),
    links: (kind) => all.filter((link) => link.kind === kind && isSynced(link)),
    note,
    async unlink({ kind, clientId, localId }, change) {
      const nothing = { externalId: null, version: null, agreed: null, requestKey: randomUUID() }
      await note(kind, clientId, localId, { ...nothing, ...change })
    },
    async drop(link) {
      await within((tx) => dropLink(tx, link.id))
      all.splice(all.indexOf(link), 1)
    },
  }
}

/**
 * Requests about the same pair have the same id, so that a retry after a lost response changes nothing. Keys differ
 * between installations on the same company.
 */
export const requestIdOf = ({ requestKey }: Link, ...about: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([requestKey, about]))
    .digest('base64url')
    .slice(0, 32)

/** Errors after which every further call would fail too. */
const finalKinds = new Set(['unauthorized', 'disconnected', 'rate-limited', 'unreachable', 'not-json'])
export const isFinal = (error: unknown) => !(error instanceof AccountingTrouble) || finalKinds.has(error.kind)
export const wordsOf = (error: unknown) => (error as Error).message.slice(0, 500)

/** Runs work for each record; an error is recorded on its invoice, and the others continue. */
export async function each<T extends { id: number; clientId: number }>(
  ledgers: Ledgers,
  kind: LinkKind,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      if (isFinal(error)) throw error
      ledgers.counted.failed += 1
      await ledgers.note(kind, row.clientId, row.id, { state: 'failed', lastError: wordsOf(error) })
    }
  }
}

export const inStep = () => ({ state: 'synced' as const, lastError: null, syncedAt: new Date().toISOString() })
