import * as z from 'zod/mini'
import { id } from '#platform/contract/fields.ts'
import { colorSchemes, portalFeatures, typographies } from '#platform/contract/portal-looks.ts'

const look = { colorScheme: z.enum(colorSchemes), typography: z.enum(typographies) }
const shownCustomization = {
  clientId: id,
  ...look,
  /** Whether the studio's own colour, if it has one, takes the place of the scheme. */
  studioColor: z.boolean(),
  enabledFeatures: z.array(z.enum(portalFeatures)),
  showsDay: z.boolean(),
  showsGuests: z.boolean(),
}
export const coupleCustomization = z.object(shownCustomization)

export const customization = z.object({ ...shownCustomization, selectedInvoices: z.array(id) })
export type Customization = z.output<typeof customization>

const choices = {
  colorScheme: z.optional(z.enum(colorSchemes, 'Please choose one of the color schemes.')),
  studioColor: z.optional(z.boolean()),
  typography: z.optional(z.enum(typographies, 'Please choose one of the typefaces.')),
  enabledFeatures: z.optional(
    z.array(z.enum(portalFeatures, 'Please choose from the features.')).check(z.maxLength(portalFeatures.length)),
  ),
  showsDay: z.optional(z.boolean()),
  showsGuests: z.optional(z.boolean()),
  selectedInvoices: z.optional(z.array(id).check(z.maxLength(1000))),
}
export const customizationForm = z.object(choices)
