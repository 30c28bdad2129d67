import * as z from 'zod/mini'
import { offset, optionalText } from '#platform/contract/fields.ts'

/** Schemas for columns that tables of several features have. */

/** The next number can be counted up from here. */
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

export const inPlanForm = { dateOffset: z.nullable(offset) }
export const personNameForm = { personName: optionalText() }
export const fileForm = { originalName: z.string().check(z.minLength(1), z.maxLength(1000)) }
