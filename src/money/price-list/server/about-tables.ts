import * as z from 'zod/mini'
import { serviceForm } from '#money/price-list/contract/endpoints.ts'
import { priceList } from '#money/price-list/server/table.ts'
import { mostCents } from '#platform/contract/amount.ts'
import { currency } from '#platform/contract/locale/currency-field.ts'
import { about } from '#platform/server/db/about.ts'

export const tables = [
  about(priceList, {
    announced: { topic: 'price-list' },
    ceiling: [500, 'services'],
    exported: {
      inWedding: 'none',
      csv: {
        name: 'services',
        heads: { description: 'Service', currency: 'Currency', amount: 'Price' },
        add: (row) => ({ amount: row['rate_cents'] }),
      },
      form: {
        description: serviceForm.shape.description,
        currency,
        rateCents: z.int().check(z.minimum(-mostCents), z.maximum(mostCents)),
      },
    },
  }),
]
