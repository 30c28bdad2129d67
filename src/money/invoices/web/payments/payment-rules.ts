import * as z from 'zod/mini'
import { newPayment } from '#money/invoices/contract/endpoints.ts'
import { typedAmount } from '#platform/web/ui/controls/typed-amount.ts'

/** What was paid is typed as the viewer's country writes amounts. */
export const paymentRules = (currency: string) => z.extend(newPayment, { amount: typedAmount(currency) })
