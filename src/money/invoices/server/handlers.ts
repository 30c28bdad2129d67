import { studioToday } from '#studio/studios/server/public/studios.ts'
import { totalsOf } from '#money/invoices/contract/invoice-lines.ts'
import type * as endpoints from '#money/invoices/contract/endpoints.ts'
import type * as invoiceMail from '#money/invoices/contract/invoice-mail.ts'
import type * as ledger from '#money/invoices/contract/ledger.ts'
import type * as uncertainMail from '#money/invoices/contract/uncertain-mail.ts'
import { findCurrency } from '#weddings/clients/server/public/currency.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuseOtherCurrency } from '#money/invoices/server/seen-currency.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { changedInvoice, writeInvoice } from '#money/invoices/server/changes.ts'
import { inCurrency } from '#money/invoices/server/in-currency.ts'
import { addPayment } from '#money/invoices/server/payments/add-payment.ts'
import { partsOf } from '#money/invoices/server/plan.ts'
import { remindByHand } from '#money/invoices/server/jobs.ts'
import { lockInvoice } from '#money/invoices/server/public/write-invoices.ts'
import {
  listInvoicesOfWedding,
  listInvoicesForCouple,
  findInvoice,
  findInvoiceForCouple,
} from '#money/invoices/server/public/read-invoices.ts'
import * as queries from '#money/invoices/server/queries.ts'
import { whyHeld } from '#talk/letters/server/public/hearers.ts'
import { listMail } from '#money/invoices/server/mail-queries.ts'
import * as reminders from '#money/invoices/server/reminder-queries.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { recordOf } from '#studio/audit/server/public/record.ts'
import { csvOf } from '#platform/server/foundation/csv.ts'
import { invoiceHeads, paymentHeads } from '#money/invoices/server/ledger/csv-heads.ts'
import { invoicesOfSpan, listHistory, paymentsOfSpan, readLedger } from '#money/invoices/server/ledger/queries.ts'
import { deletePayment } from '#money/invoices/server/public/payments.ts'
import {
  findPayment,
  listPaymentsForCouple,
  listPayments,
  sayIfOwedAgain,
} from '#money/invoices/server/payments/queries.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

const inTheWay = (message: string): never => refuse('taken', { message })

const asCsv = (name: string, bytes: Buffer) =>
  ({ bytes, type: 'text/csv; charset=utf-8', name: `${name}.csv`, disposition: 'attachment' }) as const

type Endpoints = typeof endpoints & typeof invoiceMail & typeof ledger & typeof uncertainMail

export const invoices: Omit<HandlersOf<Endpoints>, 'pdf' | 'ledgerPdf'> = {
  list: ({ tx, query }) => queries.listInvoices(tx, query),

  first: ({ tx, query }) => queries.listFirstInvoices(tx, query),

  readTotals: ({ tx }) => queries.readTotals(tx),

  listUncertain: ({ tx }) => reminders.listUncertain(tx),

  ofClient: async ({ tx, who, params }) => {
    await findClientForCouple(tx, params.id)
    return who.kind === 'planner' ? listInvoicesOfWedding(tx, params.id) : listInvoicesForCouple(tx, params.id)
  },

  read: async ({ tx, who, params }) => {
    if (who.kind === 'couple')
      return {
        ...(await findInvoiceForCouple(tx, params.id)),
        payments: await listPaymentsForCouple(tx, params.id),
      }
    const [invoice, payments, history] = await Promise.all([
      findInvoice(tx, params.id),
      listPayments(tx, params.id),
      listHistory(tx, params.id),
    ])
    return { ...invoice, payments, history }
  },

  create: async ({ tx, params, body: { currency: seen, ...body } }) => {
    const couple = await findClient(tx, params.id)
    if (seen) refuseOtherCurrency(coupleNames(couple), await findCurrency(tx, params.id), seen)
    return findInvoice(tx, await writeInvoice(tx, params.id, body))
  },

  plan: async ({ tx, params, body }) => {
    const { weddingDate, ...couple } = await findClient(tx, params.id)
    const currency = await findCurrency(tx, params.id)
    refuseOtherCurrency(coupleNames(couple), currency, body.currency)
    const { taxLabel, taxRate, status, issuedOn } = body
    const issued = issuedOn || (status === 'Sent' ? await studioToday(tx) : null)
    const written = []
    for (const part of partsOf(body, { currency, weddingDate, issuedOn: issued }, await findLocale(tx))) {
      const { total } = totalsOf([{ quantity: '1', rate: part.rate }], taxRate || null, currency)
      if (total <= 0) refuse('invalid', { message: 'Each part of a plan has to be more than zero.' })
      const lineItems = [{ description: part.line, quantity: '1', rate: part.rate }]
      const { dueDate, offset, description } = part
      const id = await writeInvoice(tx, params.id, {
        issuedOn,
        dueDate,
        offset,
        description,
        taxLabel,
        taxRate,
        status,
        lineItems,
      })
      written.push(await findInvoice(tx, id))
    }
    return written
  },

  update: async ({ tx, params, body: { previous, currency, ...change } }) => {
    if (previous ?? currency) {
      await lockInvoice(tx, params.id)
      const present = await findInvoice(tx, params.id)
      const name = present.invoiceNumber ?? 'Draft'
      refuseOtherCurrency(name, present.currency, currency)
      refuseStale(name, present, inCurrency(change, present.currency), previous)
    }
    await changedInvoice(tx, params.id, change)
    return findInvoice(tx, params.id)
  },

  remove: async ({ tx, params }) => {
    const { status, invoiceNumber } = await lockInvoice(tx, params.id)
    if (status !== 'Draft')
      inTheWay('This invoice was marked as sent, so it can no longer be deleted. You can void it instead.')
    await queries.deleteInvoice(tx, params.id, invoiceNumber)
    return undefined
  },

  duplicate: async ({ tx, params }) => {
    const { clientId, description, lineItems, taxLabel, taxRate } = await findInvoice(tx, params.id)
    return findInvoice(tx, await writeInvoice(tx, clientId, { description, lineItems, taxLabel, taxRate }))
  },

  addPayment: async ({ tx, params, body }) => {
    await addPayment(tx, await lockInvoice(tx, params.id), body)
    return findInvoice(tx, params.id)
  },

  changePayment: async ({ tx, params, body }) => {
    await lockInvoice(tx, params.id)
    const { amountCents } = await findPayment(tx, params.id, params.paymentId)
    if (amountCents > 0) inTheWay('This was not refunded, so it cannot be owed again.')
    await sayIfOwedAgain(tx, params.paymentId, body.owedAgain)
    return findInvoice(tx, params.id)
  },

  removePayment: async ({ tx, params }) => {
    const { paidCents } = await lockInvoice(tx, params.id)
    const { source, amountCents } = await findPayment(tx, params.id, params.paymentId)
    if (paidCents < amountCents) inTheWay('This was refunded, at least in part. Remove the refund first.')
    if (source !== 'planner')
      inTheWay(
        'This payment was not recorded by hand, so it cannot be removed. Record the refund as a payment below zero.',
      )
    await deletePayment(tx, params.paymentId)
    return undefined
  },

  listMail: async ({ tx, params }) => {
    const { clientId } = await findInvoice(tx, params.id)
    return listMail(tx, clientId, params.id)
  },

  remind: async ({ tx, params }) => {
    const found = await reminders.findReachable(tx, params.id)
    const { isOpen, isProcessing, hasDueDate, isShown, isInvited, wantsMail } = found
    const not = (message: string): never => refuse('invalid', { message })
    if (!isOpen) not('There is nothing to pay on this invoice.')
    if (isProcessing) not('A payment for this invoice is in progress.')
    if (!hasDueDate) not('This invoice has no due date.')
    if (!isShown) not('This invoice is hidden in this couple’s portal.')
    if (!isInvited) not('This couple has not been invited to their portal yet.')
    if (!wantsMail) not('No one in this couple gets emails about invoices.')
    const held = await whyHeld(tx, found.clientId)
    if (held) not(held)
    const next = await reminders.findRecentReminder(tx, params.id)
    if (next)
      inTheWay(
        `The couple was reminded recently. You can remind them again on ${formatDate(next, await findLocale(tx))}.`,
      )
    const sent = await reminders.noteReminder(tx, params.id)
    await enqueue(tx, remindByHand, { invoice: params.id })
    return sent
  },

  readLedger: async ({ tx, params }) => {
    return readLedger(tx, params.id, await findCurrency(tx, params.id))
  },

  // Recorded apart, because the transactions of a token that only reads are read-only.
  invoicesCsv: {
    async outside({ who, query, within, withoutSession }) {
      const bytes = csvOf(invoiceHeads, await within((tx) => invoicesOfSpan(tx, query)))
      await withoutSession((tx) => recordOf(tx, 'invoices-downloaded', who))
      return asCsv('invoices', bytes)
    },
  },

  paymentsCsv: {
    async outside({ who, query, within, withoutSession }) {
      const bytes = csvOf(paymentHeads, await within((tx) => paymentsOfSpan(tx, query)))
      await withoutSession((tx) => recordOf(tx, 'payments-downloaded', who))
      return asCsv('payments', bytes)
    },
  },
}
