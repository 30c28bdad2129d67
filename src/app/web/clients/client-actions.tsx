import Download from 'lucide-react/icons/download'
import LayoutList from 'lucide-react/icons/layout-list'
import { archiveActions } from '#app/web/clients/archive-actions.tsx'
import { exportWedding } from '#exchange/exports/web/public/export-wedding.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'
import { toastNotLoaded } from '#platform/web/ui/overlays/toast.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** Its code is loaded when it is needed, because few open the page for it. */
const save = (client: Client) =>
  import('#plan/templates/web/public/save-as-template.ts').then(
    ({ saveAsTemplate }) => saveAsTemplate(client),
    toastNotLoaded,
  )

/** What other features do with a whole wedding, for the menu of its page. */
export const clientActions = (client: Client): MenuItem[] => [
  { label: 'Save as Template', icon: <LayoutList />, onSelect: () => void save(client) },
  ...archiveActions(client),
  ...(hasRight('account')
    ? [{ label: 'Export This Wedding', icon: <Download />, onSelect: () => void exportWedding(client) }]
    : []),
]
