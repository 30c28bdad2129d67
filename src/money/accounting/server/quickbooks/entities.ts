import * as z from 'zod/mini'
import { toCents } from '#money/accounting/server/quickbooks/money.ts'
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
export const companyInfo = z.object({ CompanyName: z.string() })

export const customer = z.pipe(
  z.object({
    ...kept,
    DisplayName: z.string(),
    PrimaryEmailAddr: z.optional(z.nullable(z.object({ Address: text }))),
    PrimaryPhone: z.optional(z.nullable(z.object({ FreeFormNumber: text }))),
  }),
  z.transform((found): Remote<CustomerData> => ({
    ...remote(found),
    name: found.DisplayName,
    email: found.PrimaryEmailAddr?.Address || null,
    phone: found.PrimaryPhone?.FreeFormNumber || null,
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

const centsOf = ({ Amount, DetailType }: WireLine) =>
  (DetailType === 'DiscountLineDetail' ? -1 : 1) * toCents(Amount ?? 0) || 0

const isTax = ({ SalesItemLineDetail }: WireLine) => SalesItemLineDetail?.ItemRef?.name === taxItem

function toLine(line: WireLine): InvoiceLine {
  const { Qty, UnitPrice } = line.SalesItemLineDetail ?? {}
  const amountCents = centsOf(line)
  const hasRate = Qty !== undefined && Qty !== null && UnitPrice !== undefined && UnitPrice !== null
  return {
    description: line.Description || (line.DetailType === 'DiscountLineDetail' ? 'Discount' : ''),
    quantity: hasRate ? String(Qty) : '1',
    rateCents: hasRate ? toCents(UnitPrice) : amountCents,
    amountCents,
  }
}

const isVoid = (total: number, note: string | null | undefined) => total === 0 && /\bvoided\b/i.test(note ?? '')

export const invoice = z.pipe(
  z.object({
    ...kept,
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
  }),
  z.transform((found): RemoteInvoice => {
    const totalCents = toCents(found.TotalAmt ?? 0)
    // Subtotal lines repeat other lines, and lines without an amount are remarks.
    const lines = (found.Line ?? []).filter(
      (line) => line.DetailType !== 'SubTotalLineDetail' && typeof line.Amount === 'number',
    )
    const reckonedTax = toCents(found.TxnTaxDetail?.TotalTax ?? 0)
    return {
      ...remote(found),
      number: found.DocNumber ?? '',
      customerId: found.CustomerRef.value,
      issuedOn: found.TxnDate,
      dueDate: found.DueDate || null,
      totalCents,
      openCents: toCents(found.Balance ?? 0),
      taxCents: lines.filter(isTax).reduce((sum, line) => sum + centsOf(line), reckonedTax),
      isVoid: isVoid(totalCents, found.PrivateNote),
      memo: found.CustomerMemo?.value || null,
      lines: lines.filter((line) => !isTax(line)).map(toLine),
    }
  }),
)

export const payment = z.pipe(
  z.object({
    ...kept,
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
  }),
  z.transform((found): RemotePayment => {
    const amountCents = toCents(found.TotalAmt ?? 0)
    return {
      ...remote(found),
      customerId: found.CustomerRef.value,
      amountCents,
      date: found.TxnDate,
      note: found.PrivateNote || null,
      invoices: (found.Line ?? []).flatMap(({ Amount, LinkedTxn = [] }) =>
        LinkedTxn.filter(({ TxnType }) => TxnType === 'Invoice').map(({ TxnId }) => ({
          invoiceId: TxnId,
          amountCents: toCents(Amount ?? 0),
        })),
      ),
      isVoid: isVoid(amountCents, found.PrivateNote),
    }
  }),
)
