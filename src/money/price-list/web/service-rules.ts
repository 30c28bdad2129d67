import * as z from 'zod/mini'
import { serviceForm } from '#money/price-list/contract/endpoints.ts'
import { typedAmount } from '#platform/web/ui/controls/typed-amount.ts'

/** The price is typed as the studio's country writes amounts. */
export const serviceRules = (currency: string) => z.extend(serviceForm, { rate: typedAmount(currency) })
