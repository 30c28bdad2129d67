import type { Line, Within } from '#server/accounting/line.ts'
import type { LocalClient, LocalInvoice, LocalPayment } from '#server/accounting/local.ts'
import { listLinks, noteLink, readClients, readInvoices, readPayments, type Link } from '#server/accounting/queries.ts'
import type { LinkKind } from '#server/accounting/table.ts'
import { AccountingTrouble } from '#server/accounting/trouble.ts'

/** What one run of a sync works with: both sides of the counter, and who is whose twin. */
export type Ledgers = {
  line: Line
  within: Within
  clients: LocalClient[]
  invoices: LocalInvoice[]
  payments: LocalPayment[]
  linkOf: (kind: LinkKind, localId: number) => Link | undefined
  linkTo: (kind: LinkKind, externalId: string) => Link | undefined
  links: (kind: LinkKind) => Link[]
  note: (kind: LinkKind, clientId: number, localId: number, change: Partial<Link>) => Promise<void>
  counted: { pushed: number; pulled: number; failed: number }
}

export async function openLedgers(line: Line, within: Within, clientId?: number): Promise<Ledgers> {
  const [clients, invoices, payments, known] = await within(async (tx) => [
    await readClients(tx, clientId),
    await readInvoices(tx, clientId),
    await readPayments(tx, clientId),
    await listLinks(tx, line.companyId),
  ])
  const { companyId } = line
  // Whose twin somebody is, is asked of all couples, whichever are being synced.
  const all = [...known]
  const isSynced = (link: Link) => clientId === undefined || link.clientId === clientId
  const counted = { pushed: 0, pulled: 0, failed: 0 }
  return {
    line,
    within,
    clients,
    invoices,
    payments,
    counted,
    linkOf: (kind, localId) => all.find((link) => link.kind === kind && link.localId === localId),
    linkTo: (kind, externalId) => all.find((link) => link.kind === kind && link.externalId === externalId),
    links: (kind) => all.filter((link) => link.kind === kind && isSynced(link)),
    async note(kind, clientId, localId, change) {
      const link = { companyId, kind, clientId, localId, ...change }
      await within((tx) => noteLink(tx, link))
      const before = all.find((one) => one.kind === kind && one.localId === localId)
      if (before) Object.assign(before, change)
      else all.push({ externalId: null, version: null, agreed: null, lastError: null, ...link } as Link)
    },
  }
}

/** Troubles after which nothing else will work either. */
const final = new Set(['unauthorized', 'disconnected', 'rate-limited', 'unreachable', 'not-json'])

/** One invoice or payment that can't be synced says why, and does not keep the others from it. */
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
      if (!(error instanceof AccountingTrouble) || final.has(error.kind)) throw error
      ledgers.counted.failed += 1
      await ledgers.note(kind, row.clientId, row.id, { state: 'failed', lastError: error.message.slice(0, 500) })
    }
  }
}

export const inStep = () => ({ state: 'synced' as const, lastError: null, syncedAt: new Date().toISOString() })
