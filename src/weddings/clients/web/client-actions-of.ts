import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** What features that come after this one do with a couple, for the menu of its row. */
export type ClientActionsOf = (client: Client) => MenuItem[]
