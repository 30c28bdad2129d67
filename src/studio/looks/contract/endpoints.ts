import * as z from 'zod/mini'
import * as calls from '#studio/looks/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nothing, optionalParagraph, storedFile } from '#platform/contract/fields.ts'
import { avatarMegabytes, avatarTypes } from '#platform/contract/pictures.ts'
import { colorSchemes, typographies } from '#platform/contract/portal-looks.ts'

export const look = z.object({
  colorScheme: z.enum(colorSchemes),
  /** The studio's own colour, in place of a scheme. */
  color: z.nullable(z.string()),
  typography: z.enum(typographies),
  /** Shown on invitations, and to couples who come to their portal for the first time. */
  welcomeWords: z.nullable(z.string()),
  /** Shown to couples whose portal has no photograph of their own, and on invitations. */
  photographUrl: z.nullable(z.string()),
})
export type Look = z.output<typeof look>

const color = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Please enter a color like #97463f.'))

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

export const uploadPhotograph = endpoint(calls.uploadPhotograph, {
  summary: 'Sets the photograph of the studio',
  status: 200,
  upload: { types: avatarTypes.split(','), maxBytes: avatarMegabytes * 1024 * 1024 },
  for: { planner: { returns: look } },
})

export const removePhotograph = endpoint(calls.removePhotograph, {
  summary: 'Takes away the photograph of the studio',
  for: { planner: { returns: nothing } },
})

export const picture = endpoint(calls.picture, {
  summary: 'The logo or photograph of a studio, for whoever got its address from a page of the studio',
  for: { anyone: { returns: storedFile } },
})
