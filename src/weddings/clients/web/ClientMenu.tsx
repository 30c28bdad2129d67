import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = {
  client: Client
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  actionsOf: ClientActionsOf
}

/** The menu of a couple in a list. */
export function ClientMenu({ client, onEdit, onDelete, actionsOf }: Props) {
  const label = `Actions for ${coupleNames(client)}`
  return (
    <Menu
      label={label}
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: () => onEdit(client) },
        ...actionsOf(client),
        { label: 'Delete', icon: <Trash2 />, onSelect: () => onDelete(client), danger: true },
      ]}
    >
      <IconButton label={label} tooltip="Actions" className="text-muted">
        <EllipsisVertical />
      </IconButton>
    </Menu>
  )
}
