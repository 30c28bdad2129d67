import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { hasRight } from '#platform/web/session/own-rights.ts'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'
import { toastNotLoaded } from '#platform/web/ui/overlays/toast.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

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
