import * as z from 'zod/mini'
import { clocks, dateOrders, weekStarts, type Clock } from '#platform/contract/locale/region.ts'
import { paperSizes } from '#platform/contract/paper-size.ts'

const clock = z.literal(clocks)

/** How a studio writes, in answers. */
export const region = z.object({
  country: z.string(),
  currency: z.string(),
  dateOrder: z.enum(dateOrders),
  clock,
  weekStart: z.enum(weekStarts),
  paper: z.enum(paperSizes),
})

/** What a studio has chosen of it; null is as usual in its country. */
export const regionChoices = {
  country: z.string(),
  currency: z.nullable(z.string()),
  dateOrder: z.nullable(z.enum(dateOrders)),
  clock: z.nullable(clock),
  weekStart: z.nullable(z.enum(weekStarts)),
  paper: z.nullable(z.enum(paperSizes)),
}

/** '' from a select and null both mean as usual. */
const choice = <const Names extends readonly string[]>(names: Names, error: string) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.enum([...names, ''], { error }),
        z.transform((given): Names[number] | null => given || null),
      ),
    ),
  )

/** Only the form of codes is checked here, because the tables of countries would make every sign-in larger. */
export const regionForm = {
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country.'))),
  currency: z.optional(z.nullable(z.string().check(z.regex(/^([A-Z]{3}|)$/, 'Please choose a currency.')))),
  dateOrder: choice(dateOrders, 'Please choose an order of dates.'),
  clock: z.optional(
    z.nullable(
      z.pipe(
        z.union([clock, z.enum(['12', '24', ''])], 'Please choose a clock.'),
        z.transform((given) => (Number(given) || null) as Clock | null),
      ),
    ),
  ),
  weekStart: choice(weekStarts, 'Please choose a day of the week.'),
  paper: choice(paperSizes, 'Please choose a paper size.'),
}
