import * as z from 'zod/mini'
import * as calls from '#studio/looks/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { optionalParagraph } from '#platform/contract/fields.ts'
import { colorSchemes, typographies } from '#platform/contract/portal-looks.ts'

export const look = z.object({
  colorScheme: z.enum(colorSchemes),
  /** The studio's own colour, in place of a scheme. */
  color: z.nullable(z.string()),
  typography: z.enum(typographies),
  /** Shown on invitations, and to couples who come to their portal for the first time. */
  welcomeWords: z.nullable(z.string()),
})
export type Look = z.output<typeof look>

const color = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Please give a color like #97463f.'))

export const lookForm = z.object({
  colorScheme: z.optional(z.enum(colorSchemes, 'Please choose one of the color schemes.')),
  color: z.optional(z.nullable(color)),
  typography: z.optional(z.enum(typographies, 'Please choose one of the typefaces.')),
  welcomeWords: optionalParagraph(1000),
})

export const read = endpoint(calls.read, {
  summary: 'How the studio looks to couples and vendors, and what new portals begin with',
  for: { planner: { returns: look } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given parts of the studio’s look; portals that were never styled follow it',
  for: { planner: { body: lookForm, returns: look } },
})
