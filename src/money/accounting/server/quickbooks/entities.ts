import * as z from 'zod/mini'
import { toMinor } from '#money/accounting/server/quickbooks/money.ts'
import type {
  CustomerData,
  InvoiceLine,
  Remote,
  RemoteInvoice,
  RemotePayment,
} from '#money/accounting/server/service.ts'

/** QuickBooks leaves out empty fields, so most are optional. */
const text = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))
const reference = z.object({ value: z.string(), name: text })

const kept = {
  Id: z.string(),
  SyncToken: z.string(),
  MetaData: z.object({
    LastUpdatedTime: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  }),
}

const remote = ({ Id, SyncToken, MetaData }: z.output<z.ZodMiniObject<typeof kept>>) => ({
  externalId: Id,
  version: SyncToken,
  updatedAt: new Date(MetaData.LastUpdatedTime).toISOString(),
})

export const named = z.object({ Id: z.string() })
/** Deleted invoices and payments have a status; customers can't be deleted, only made inactive. */
export const change = z.object({ Id: z.string(), status: text, Active: z.optional(z.nullable(z.boolean())) })
export const account = z.object({ Id: z.string(), AccountSubType: text })
export const preferences = z.object({
  CurrencyPrefs: z.optional(
    z.nullable(
      z.object({
        MultiCurrencyEnabled: z.optional(z.nullable(z.boolean())),
        HomeCurrency: z.optional(z.nullable(reference)),
      }),
    ),
  ),
})
export const companyInfo = z.object({ CompanyName: z.string() })

export const customer = z.pipe(
  z.object({
    ...kept,
    DisplayName: z.string(),
    PrimaryEmailAddr: z.optional(z.nullable(z.object({ Address: text }))),
    PrimaryPhone: z.optional(z.nullable(z.object({ FreeFormNumber: text }))),
    CurrencyRef: z.optional(z.nullable(reference)),
  }),
  z.transform((found): Remote<CustomerData> => ({
    ...remote(found),
    name: found.DisplayName,
    email: found.PrimaryEmailAddr?.Address || null,
    phone: found.PrimaryPhone?.FreeFormNumber || null,
    currency: found.CurrencyRef?.value ?? null,
  })),
)

const wireLine = z.object({
  Amount: number,
  Description: text,
  DetailType: text,
  SalesItemLineDetail: z.optional(
    z.nullable(z.object({ ItemRef: z.optional(z.nullable(reference)), Qty: number, UnitPrice: number })),
  ),
})
type WireLine = z.output<typeof wireLine>

export const serviceItem = 'Wedding planning'
export const taxItem = 'Sales tax'

const minorOf = ({ Amount, DetailType }: WireLine, currency: string) =>
  (DetailType === 'DiscountLineDetail' ? -1 : 1) * toMinor(Amount ?? 0, currency) || 0

const isTax = ({ SalesItemLineDetail }: WireLine) => SalesItemLineDetail?.ItemRef?.name === taxItem

function toLine(line: WireLine, currency: string): InvoiceLine {
  const { Qty, UnitPrice } = line.SalesItemLineDetail ?? {}
  const amountCents = minorOf(line, currency)
  const hasRate = Qty !== undefined && Qty !== null && UnitPrice !== undefined && UnitPrice !== null
  return {
    description: line.Description || (line.DetailType === 'DiscountLineDetail' ? 'Discount' : ''),
    quantity: hasRate ? String(Qty) : '1',
    rateCents: hasRate ? toMinor(UnitPrice, currency) : amountCents,
    amountCents,
  }
}

const isVoid = (total: number, note: string | null | undefined) => total === 0 && /\bvoided\b/i.test(note ?? '')

/** In a company with one currency, amounts come without it. */
const currencyRef = { CurrencyRef: z.optional(z.nullable(reference)) }

const wireInvoice = z.object({
  ...kept,
  ...currencyRef,
  DocNumber: text,
  CustomerRef: reference,
  TxnDate: z.string(),
  DueDate: text,
  TotalAmt: number,
  Balance: number,
  PrivateNote: text,
  CustomerMemo: z.optional(z.nullable(z.object({ value: text }))),
  TxnTaxDetail: z.optional(z.nullable(z.object({ TotalTax: number }))),
  Line: z.optional(z.array(wireLine)),
})

export const invoiceIn = (home: string) =>
  z.pipe(
    wireInvoice,
    z.transform((found): RemoteInvoice => {
      const currency = found.CurrencyRef?.value ?? home
      const totalCents = toMinor(found.TotalAmt ?? 0, currency)
      // Subtotal lines repeat other lines, and lines without an amount are remarks.
      const lines = (found.Line ?? []).filter(
        (line) => line.DetailType !== 'SubTotalLineDetail' && typeof line.Amount === 'number',
      )
      const reckonedTax = toMinor(found.TxnTaxDetail?.TotalTax ?? 0, currency)
      return {
        ...remote(found),
        number: found.DocNumber ?? '',
        customerId: found.CustomerRef.value,
        issuedOn: found.TxnDate,
        dueDate: found.DueDate || null,
        currency,
        totalCents,
        openCents: toMinor(found.Balance ?? 0, currency),
        taxCents: lines.filter(isTax).reduce((sum, line) => sum + minorOf(line, currency), reckonedTax),
        isVoid: isVoid(totalCents, found.PrivateNote),
        memo: found.CustomerMemo?.value || null,
        lines: lines.filter((line) => !isTax(line)).map((line) => toLine(line, currency)),
      }
    }),
  )

const wirePayment = z.object({
  ...kept,
  ...currencyRef,
  CustomerRef: reference,
  TotalAmt: number,
  TxnDate: z.string(),
  PrivateNote: text,
  Line: z.optional(
    z.array(
      z.object({
        Amount: number,
        LinkedTxn: z.optional(z.array(z.object({ TxnId: z.string(), TxnType: z.string() }))),
      }),
    ),
  ),
})

export const paymentIn = (home: string) =>
  z.pipe(
    wirePayment,
    z.transform((found): RemotePayment => {
      const currency = found.CurrencyRef?.value ?? home
      const amountCents = toMinor(found.TotalAmt ?? 0, currency)
      return {
        ...remote(found),
        customerId: found.CustomerRef.value,
        currency,
        amountCents,
        date: found.TxnDate,
        note: found.PrivateNote || null,
        invoices: (found.Line ?? []).flatMap(({ Amount, LinkedTxn = [] }) =>
          LinkedTxn.filter(({ TxnType }) => TxnType === 'Invoice').map(({ TxnId }) => ({
            invoiceId: TxnId,
            amountCents: toMinor(Amount ?? 0, currency),
          })),
        ),
        isVoid: isVoid(amountCents, found.PrivateNote),
      }
    }),
  )
