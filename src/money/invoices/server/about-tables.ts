import * as z from 'zod/mini'
import { historyEntry, invoice, invoiceForm, newPayment } from '#money/invoices/contract/endpoints.ts'
import { payment } from '#money/invoices/contract/payments.ts'
import { currency } from '#platform/contract/locale/currency-field.ts'
import { date } from '#platform/contract/fields.ts'
import { inPlanForm } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { invoices, invoicePayments, invoiceHistory, checkouts, invoiceReminders } from '#money/invoices/server/table.ts'

/** A thousand times what an invoice can be about: sums of them stay exact. */
const mostCents = 1_000_000_000_000_000

const cents = z.int().check(z.minimum(-mostCents), z.maximum(mostCents))

export const tables = [
  about(invoices, {
    couple: {
      select: [
        'id',
        'plannerId',
        'clientId',
        'invoiceNumber',
        'currency',
        'amountCents',
        'paidCents',
        'dueDate',
        'offset',
        'status',
        'description',
        'lineItems',
        'paidDate',
        'taxCents',
        'taxLabel',
        'taxRate',
        'issuedOn',
        'isSample',
        'waivedCents',
        'creditedCents',
        'processingCents',
        'paymentFailedAt',
      ],
    },
    announced: { topic: 'invoices', wedding: 'client_id' },
    ceiling: [50000, 'invoices'],
    history: {
      noun: 'invoice',
      subject: `coalesce(r ->> 'invoice_number', 'Draft')`,
      without: ['external_id', 'updated_at', 'is_sample', 'search_text'],
      fields: {
        client_id: 'couple',
        currency: 'currency',
        amount_cents: 'amount',
        paid_cents: 'payments',
        status: 'status',
        description: 'description',
        line_items: 'lines',
        date_offset: 'tie to the wedding’s date',
      },
      date: 'due_date',
      undo: `not deleted and case when inserted
  then exists (select from invoices i where i.id = row_id and i.status = 'Draft')
  else before - array['due_date', 'date_offset'] = '{}' end`,
    },
    outside: 'invoice',
    exported: {
      inWedding: 'own',
      csv: {
        name: 'invoices',
        heads: {
          invoice_number: 'Invoice',
          issued_on: 'Date',
          couple: 'Couple',
          description: 'Description',
          status: 'Status',
          due_date: 'Due',
          tax_label: 'Tax',
          tax_rate: 'Tax Rate (%)',
          currency: 'Currency',
          tax: 'Tax amount',
          amount: 'Amount',
          paid: 'Paid',
          paid_date: 'Paid on',
          pdf: 'PDF',
        },
        add: (row) => ({ tax: row['tax_cents'], amount: row['amount_cents'], paid: row['paid_cents'] }),
      },
      name: 'invoice_number',
      form: {
        ...invoiceForm.shape,
        ...inPlanForm,
        status: invoice.shape.status,
        currency,
        amountCents: cents,
        taxCents: cents,
        paidCents: cents,
        waivedCents: cents,
        processingCents: cents,
      },
      namedBy: ['portal_customizations.selected_invoices'],
      kinds: ['invoice', 'payment'],
    },
  }),
  about(invoicePayments, {
    couple: {
      select: ['id', 'plannerId', 'clientId', 'invoiceId', 'amountCents', 'date', 'method'],
    },
    announced: { topic: 'invoices', wedding: 'client_id' },
    ceiling: [100000, 'payments'],
    exported: {
      inWedding: 'own',
      csv: {
        name: 'payments',
        heads: {
          date: 'Date',
          invoice: 'Invoice',
          couple: 'Couple',
          currency: 'Currency',
          amount: 'Amount',
          method: 'Method',
          source: 'Noted by',
          note: 'Note',
        },
        add: (row) => ({ amount: row['amount_cents'] }),
      },
      form: {
        date,
        method: newPayment.shape.method,
        note: newPayment.shape.note,
        source: payment.shape.source,
        amountCents: cents,
      },
    },
  }),
  about(invoiceHistory, {
    exported: {
      inWedding: 'own',
      form: {
        what: historyEntry.shape.what,
        status: historyEntry.shape.status,
        currency,
        amountBeforeCents: cents,
        amountCents: cents,
        paidBeforeCents: cents,
        paidCents: cents,
        aboutCents: cents,
      },
    },
  }),
  about(checkouts, {
    couple: { select: 'all', insert: 'all' },
    exported: 'names open sessions of the payment service',
  }),
  about(invoiceReminders, { announced: { topic: 'today' }, exported: { inWedding: 'own', form: null } }),
]
