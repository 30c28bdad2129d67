import * as z from 'zod/mini'
import { dayContent } from '#day/days/contract/day-records.ts'

const contents = [dayContent('vendor-day'), dayContent('party-day'), dayContent('guest-day')] as const

/** What links answer with, besides whom they are for; links of other kinds have no content. */
export const linkContent = z.nullable(z.discriminatedUnion('kind', contents))
export type LinkContent = NonNullable<z.output<typeof linkContent>>
export type LinkContents = { [Content in LinkContent as Content['kind']]: Content }
