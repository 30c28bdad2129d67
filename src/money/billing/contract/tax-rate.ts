import * as z from 'zod/mini'

/** Decimal text with up to three places. */
export const decimal = (message: string) =>
  z
    .pipe(z.union([z.string(), z.pipe(z.number(), z.transform(String))], message), z.string())
    .check(z.trim(), z.regex(/^\d{1,7}(\.\d{1,3})?$/, message))

export const percent = decimal('Please enter a percentage such as 8.875.').check(
  z.refine((given: string) => Number(given) <= 100, 'Please enter a percentage up to 100.'),
)

/** Optional; an empty string and null both mean none. */
export const taxRate = z.optional(
  z.nullable(z.union([z.literal(''), percent], 'Please enter a percentage such as 8.875.')),
)
