import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { Item } from '#day/days/contract/day-records.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

export const ItemMenu = ({ item: { id, title }, actions }: { item: Item; actions: RowActions }) => (
  <Menu
    label={`Actions for ${title}`}
    items={[
      { label: 'Details', icon: <Pencil />, onSelect: () => actions.open(id) },
      { label: 'Select', icon: <Check />, onSelect: () => actions.choose(id) },
      { label: 'Shift This and What Follows', icon: <ArrowDown />, onSelect: () => actions.shiftFrom(id) },
      { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => actions.remove([id]) },
    ]}
  >
    <IconButton label={`Actions for ${title}`} tooltip="Actions" data-print="hidden" className="day-mark">
      <EllipsisVertical />
    </IconButton>
  </Menu>
)
