import type { ColorScheme, PortalFeature, Typography } from '#platform/contract/portal-looks.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { boolean, jsonb, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { couplePolicy, linkPolicy, weddingOfRsvp } from '#platform/server/db/tenancy/tenancy.ts'

export const portalCustomizations = weddingTable(
  'portal_customizations',
  {
    colorScheme: text().$type<ColorScheme>().notNull().default('sand'),
    typography: text().$type<Typography>().notNull().default('inter'),
    /** Whether it has the studio's own colour, if there is one, in place of the scheme. */
    studioColor: boolean().notNull().default(false),
    enabledFeatures: jsonb()
      .$type<PortalFeature[]>()
      .notNull()
      .default(sql`'["calendar", "tasks", "vendors", "documents", "messaging"]'`),
    /** Whether the couple sees published days. */
    showsDay: boolean().notNull().default(true),
    /** Whether the couple sees its guest list. */
    showsGuests: boolean().notNull().default(true),
    /** Invoice ids; empty means every invoice but drafts. */
    selectedInvoices: jsonb()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Part of the specified data model; not used. */
    customCss: text(),
    updatedAt: setNow(),
  },
  (t) => [
    unique('portal_customizations_once').on(t.plannerId, t.clientId),
    couplePolicy('portal_customizations'),
    linkPolicy('portal_customizations', weddingOfRsvp),
  ],
)
