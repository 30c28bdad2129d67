import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Download from 'lucide-react/icons/download'
import LayoutList from 'lucide-react/icons/layout-list'
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

export const archive = (client: Client, archived: boolean) =>
  void import('#plan/several/web/public/set-archived.ts').then(
    ({ setArchived }) => setArchived([client], archived),
    toastNotLoaded,
  )

export const archiveActions = (client: Client): MenuItem[] =>
  hasRight('work')
    ? [
        client.archivedAt
          ? { label: 'Bring Back', icon: <ArchiveRestore />, onSelect: () => archive(client, false) }
          : { label: 'Archive', icon: <Archive />, onSelect: () => archive(client, true) },
      ]
    : []

/** What other features do with a whole wedding, for the menu of its page. */
export const clientActions = (client: Client): MenuItem[] => [
  { label: 'Save as Template', icon: <LayoutList />, onSelect: () => void save(client) },
  ...archiveActions(client),
  ...(hasRight('account')
    ? [{ label: 'Export this wedding', icon: <Download />, onSelect: () => void exportWedding(client) }]
    : []),
]
