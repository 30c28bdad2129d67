import type { Ledgers } from '#money/accounting/server/ledgers.ts'
import type { Link } from '#money/accounting/server/queries.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { deletePayment } from '#money/invoices/server/public/payments.ts'

const kinds = ['customer', 'invoice', 'payment'] as const

type Deed = 'deleted' | 'voided'
const wordsFor = (deed: Deed) => `It was ${deed} in QuickBooks. It stays here and is sent again only if you ask for it.`

/** A payment there may cover several invoices; here it is one payment each, with the invoice's id after a colon. */
export const idThere = ({ externalId }: Link) => externalId?.split(':')[0] ?? ''
export const cameFromThere = ({ externalId }: Link) => externalId?.includes(':') ?? false

/** Handles records deleted there since a given time. Without a time, all linked records are looked up instead. */
export async function noteDeletions(ledgers: Ledgers, since: string | null): Promise<void> {
  const { api, links } = ledgers
  const reported = since === null ? null : await api.call((session) => session.deletedSince(since))
  const found: Link[] = []
  for (const kind of kinds) {
    const linked = links(kind).filter(({ externalId }) => externalId !== null)
    const ids = [...new Set(linked.map(idThere))]
    const there = reported ? null : await api.call((session) => session.existing(kind, ids))
    const isGone = (id: string) => (reported ? reported[kind].has(id) : there?.has(id) === false)
    for (const link of linked) if (isGone(idThere(link)) && (await unlinkDeleted(ledgers, link))) found.push(link)
  }
  await notifyPlanner(ledgers, found)
}

/** Handles a record that turns out to be deleted while it is processed. */
export async function noteDeletion(ledgers: Ledgers, link: Link, deed: Deed = 'deleted'): Promise<void> {
  if (await unlinkDeleted(ledgers, link, deed)) await notifyPlanner(ledgers, [link], deed)
}

/** Records imported from there are deleted here too. True for a record that stays until the planner decides. */
async function unlinkDeleted(ledgers: Ledgers, link: Link, deed: Deed = 'deleted'): Promise<boolean> {
  const { within, invoices, payments, counted, unlink, drop } = ledgers
  if (link.kind === 'customer') {
    await unlink(link, { state: 'waiting', syncedAt: null })
    return false
  }
  const ours = (link.kind === 'invoice' ? invoices : payments).find(({ id }) => id === link.localId)
  const isSettled = !ours || ('status' in ours && ours.status === 'Void') || cameFromThere(link)
  if (!isSettled) {
    await unlink(link, { state: 'deleted', lastError: wordsFor(deed) })
    counted.failed += 1
    return true
  }
  if (ours && link.kind === 'payment') {
    await within((tx) => deletePayment(tx, ours.id))
    payments.splice(
      payments.findIndex(({ id }) => id === ours.id),
      1,
    )
    counted.pulled += 1
  }
  await drop(link)
  return false
}

/** One notification, however many were deleted. */
async function notifyPlanner({ within, invoices, payments }: Ledgers, gone: readonly Link[], deed: Deed = 'deleted') {
  const [first] = gone
  if (!first) return
  const isPayment = first.kind === 'payment'
  const invoiceId = isPayment ? payments.find(({ id }) => id === first.localId)?.invoiceId : first.localId
  if (invoiceId === undefined) return
  const number = invoices.find(({ id }) => id === invoiceId)?.number
  const one = isPayment ? `A payment towards invoice ${number}` : `Invoice ${number}`
  const title = `${gone.length === 1 ? `${one} was` : `${gone.length} invoices and payments were`} ${deed} in QuickBooks`
  const message = 'Nothing has changed here. The portal builder lists them and can send them again.'
  const about = { type: 'payment', relatedType: 'invoice', relatedId: invoiceId } as const
  await within((tx) => notify(tx, first.plannerId, { ...about, title, message, priority: 'medium' }))
}
