import type { ColorScheme, PortalFeature, Typography } from '#contract/portal-looks.ts'
import { clients } from '#server/clients/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { jsonb, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { couplePolicy, ofWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

export const portalCustomizations = pgTable(
  'portal_customizations',
  {
    id: identity(),
    ...ofWedding(),
    colorScheme: text().$type<ColorScheme>().notNull().default('sand'),
    typography: text().$type<Typography>().notNull().default('inter'),
    enabledFeatures: jsonb()
      .$type<PortalFeature[]>()
      .notNull()
      .default(sql`'["calendar", "tasks", "vendors", "documents", "messaging"]'`),
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
    ...weddingKey('portal_customizations', t, clients),
    unique('portal_customizations_once').on(t.plannerId, t.clientId),
    ...studioPolicies('portal_customizations'),
    couplePolicy('portal_customizations'),
  ],
)

export const portalCustomizationsOfCouple = coupleMay(portalCustomizations, {
  select: ['plannerId', 'clientId', 'colorScheme', 'typography', 'enabledFeatures', 'selectedInvoices'],
})
