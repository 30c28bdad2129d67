import * as z from 'zod/mini'
import * as calls from '#overview/portals/contract/calls.ts'
import { coupleClient } from '#weddings/clients/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { region } from '#platform/contract/locale/region-fields.ts'
import { id } from '#platform/contract/fields.ts'
import { accesses } from '#platform/contract/couple-access.ts'
import { coupleCustomization, customization, customizationForm } from '#weddings/portal-looks/contract/customization.ts'

/** What every portal page reads first: the couple, the design, the visible sections, and the viewer. */
const shown = {
  viewer: z.enum(['couple', 'planner']),
  /** Of the viewer among the couple's people; to the planner, that of the wedding. */
  language: z.enum(languages),
  /** Which of the couple's people is looking; null for the planner. */
  person: z.nullable(z.object({ id, name: z.string(), access: z.enum(accesses) })),
  client: coupleClient,
  /** The studio's own colours, words and pictures. */
  colors: colorPalette,
  welcomeWords: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  photographUrl: z.nullable(z.string()),
  /** How the studio writes dates, times and amounts. */
  region,
  /** Published days of the wedding: their section is shown once there is one. */
  publishedDays: z.number(),
  planner: z.object({
    name: z.string(),
    businessName: z.nullable(z.string()),
    email: z.string(),
    phone: z.nullable(z.string()),
    website: z.nullable(z.string()),
  }),
}
const portal = z.object({ ...shown, customization })
const couplePortal = z.object({ ...shown, customization: coupleCustomization })

/** Only planners get the list of selected invoices. */
export type Portal = Omit<z.output<typeof couplePortal>, 'customization'> & {
  customization: z.output<typeof coupleCustomization> & { selectedInvoices?: number[] }
}

export const read = endpoint(calls.read, {
  summary: 'A portal: whose it is, how it looks, what it shows, and who is looking',
  for: { planner: { returns: portal }, couple: { returns: couplePortal } },
})

export const readCustomization = endpoint(calls.readCustomization, {
  summary: 'How the portal of a couple looks and what it shows; the defaults where nothing is stored',
  for: { planner: { returns: customization }, couple: { returns: coupleCustomization } },
})

export const changeCustomization = endpoint(calls.changeCustomization, {
  summary: 'Changes the given parts of a stored customization; 404 while none is stored',
  for: { planner: { body: customizationForm, returns: customization } },
})

export const storeCustomization = endpoint(calls.storeCustomization, {
  summary: 'Stores the customization of a portal; one that is stored already is changed',
  for: { planner: { body: customizationForm, returns: customization } },
})
