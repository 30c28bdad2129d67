import * as z from 'zod/mini'
import { dayContent } from '#day/days/contract/day-records.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import * as calls from '#weddings/links/contract/calls.ts'
import { linkOwner } from '#weddings/links/contract/endpoints.ts'

const contents = [dayContent('vendor-day'), dayContent('party-day'), dayContent('guest-day')] as const

/** Links of other kinds have no content. */
const linkContent = z.nullable(z.discriminatedUnion('kind', contents))
export type LinkContent = NonNullable<z.output<typeof linkContent>>

export const read = endpoint(calls.read, {
  summary: 'What a link shows to whoever has its address',
  for: { link: { returns: z.extend(linkOwner, { content: linkContent }) } },
})
