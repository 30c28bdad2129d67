import { customizationForm } from '#weddings/portal-looks/contract/customization.ts'
import { about } from '#platform/server/db/about.ts'
import { portalCustomizations } from '#weddings/portal-looks/server/table.ts'

export const tables = [
  about(portalCustomizations, {
    couple: {
      select: [
        'plannerId',
        'clientId',
        'colorScheme',
        'studioColor',
        'typography',
        'enabledFeatures',
        'showsDay',
        'showsGuests',
        'selectedInvoices',
      ],
    },
    link: { select: ['plannerId', 'clientId', 'colorScheme', 'studioColor'] },
    announced: { topic: 'portals', wedding: 'client_id' },
    exported: { inWedding: 'own', form: customizationForm.shape },
  }),
]
