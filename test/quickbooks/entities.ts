import * as z from 'zod/mini'

const ref = z.object({ value: z.string() })
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const cents = z.number().check(z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4))
/** Only a company with several currencies takes it. */
const inCurrency = { CurrencyRef: z.optional(ref) }
const version = { Id: z.optional(z.string()), SyncToken: z.optional(z.string()), sparse: z.optional(z.boolean()) }
const name = z.string().check(z.minLength(1), z.maxLength(100))

const displayName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^:\t\n]*$/u))

/** The accepted fields; all others are refused. */
export const sendable = {
  Account: z.strictObject({ ...version, Name: name, AccountType: z.string(), AccountSubType: z.optional(z.string()) }),
  Item: z.strictObject({
    ...version,
    Name: name,
    Type: z.literal('Service'),
    IncomeAccountRef: ref,
    Active: z.optional(z.boolean()),
  }),
  PaymentMethod: z.strictObject({ ...version, Name: z.string().check(z.minLength(1), z.maxLength(31)) }),
  Customer: z.strictObject({
    ...version,
    ...inCurrency,
    DisplayName: displayName,
    PrimaryEmailAddr: z.optional(z.object({ Address: z.string().check(z.maxLength(100)) })),
    PrimaryPhone: z.optional(z.object({ FreeFormNumber: z.string().check(z.maxLength(30)) })),
    Active: z.optional(z.boolean()),
  }),
  Vendor: z.strictObject({ ...version, DisplayName: displayName }),
  Employee: z.strictObject({ ...version, DisplayName: displayName }),
  Invoice: z.strictObject({
    ...version,
    CustomerRef: ref,
    ...inCurrency,
    DocNumber: z.optional(z.string().check(z.maxLength(21))),
    TxnDate: z.optional(day),
    DueDate: z.optional(day),
    PrivateNote: z.optional(z.string().check(z.maxLength(4000))),
    CustomerMemo: z.optional(z.object({ value: z.string().check(z.maxLength(1000)) })),
    TxnTaxDetail: z.optional(z.object({ TotalTax: cents })),
    Line: z
      .array(
        z.strictObject({
          Amount: z.optional(cents),
          Description: z.optional(z.string().check(z.maxLength(4000))),
          DetailType: z.enum(['SalesItemLineDetail', 'DiscountLineDetail', 'DescriptionOnly']),
          SalesItemLineDetail: z.optional(
            z.strictObject({ ItemRef: ref, Qty: z.optional(z.number()), UnitPrice: z.optional(z.number()) }),
          ),
        }),
      )
      .check(z.minLength(1)),
  }),
  Payment: z.strictObject({
    ...version,
    CustomerRef: ref,
    ...inCurrency,
    TotalAmt: cents,
    TxnDate: z.optional(day),
    PrivateNote: z.optional(z.string().check(z.maxLength(4000))),
    PaymentMethodRef: z.optional(ref),
    Line: z.optional(
      z.array(
        z.strictObject({
          Amount: cents,
          LinkedTxn: z
            .array(z.strictObject({ TxnId: z.string(), TxnType: z.literal('Invoice') }))
            .check(z.minLength(1)),
        }),
      ),
    ),
  }),
}

export type EntityName = keyof typeof sendable
export type Sendable<E extends EntityName> = z.output<(typeof sendable)[E]>

type Kept = { Id: string; SyncToken: string; MetaData: { CreateTime: string; LastUpdatedTime: string } }
export type Entity<E extends EntityName = EntityName> = Omit<Sendable<E>, keyof Kept | 'sparse'> & Kept
export type InvoiceEntity = Entity<'Invoice'> & { TotalAmt: number; Balance: number }
