import * as z from 'zod/mini'
import * as calls from '#guests/counts/contract/caterer/calls.ts'
import { countChange, partCount } from '#guests/counts/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { catererKinds } from '#platform/contract/link-kinds.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { region } from '#platform/contract/locale/region-fields.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'

/** Whoever has no name here is a seat without one, or does not come. */
const shownPart = z.extend(partCount, { date: z.nullable(z.string()), time: z.nullable(z.string()) })

const view = z.object({
  at: instant,
  /** How much had changed since the final count then. */
  changes: z.int(),
  /** How much has changed since it was seen. */
  since: z.int(),
})

export const catererCounts = z.object({
  couple: z.object({ partnerOneName: z.string(), partnerTwoName: z.nullable(z.string()) }),
  studio: z.string(),
  label: z.string(),
  language: z.enum(languages),
  region,
  colors: z.nullable(colorPalette),
  timeZone: z.string(),
  parts: z.array(shownPart),
  final: z.nullable(z.object({ at: instant, parts: z.array(partCount), changes: z.array(countChange) })),
  seen: z.nullable(view),
})
export type CatererCounts = z.output<typeof catererCounts>

export const read = endpoint(calls.read, {
  summary: 'How many guests a caterer cooks for, who needs what, and what has changed since the final count',
  linkKinds: catererKinds,
  for: { link: { returns: catererCounts } },
})

export const see = endpoint(calls.see, {
  summary: 'Notes that the caterer has seen the counts as they are; once for the same counts',
  status: 200,
  linkKinds: catererKinds,
  for: { link: { returns: catererCounts } },
})

const newLink = z.object({ label: requiredText('Please enter whom the link is for.') })

export const makeLink = endpoint(calls.makeLink, {
  summary: 'Makes a link by which a caterer sees the counts; the address is shown only now',
  for: { planner: { body: newLink, returns: z.object({ id, address: z.string() }) } },
})

export const views = endpoint(calls.views, {
  summary: 'When the caterers of a wedding have seen the counts, by their links',
  for: { planner: { returns: z.array(z.extend(view, { linkId: id })) } },
})
