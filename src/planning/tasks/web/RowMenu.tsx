import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import type { RowActions } from '#planning/tasks/web/row-actions.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

export type MoveTarget = { key: string; name: string }

type Props = { task: Task; actions: RowActions; targets: readonly MoveTarget[] }

export function RowMenu({ task, actions, targets }: Props) {
  const moves = targets.map(({ key, name }) => ({
    label: `Move to ${name}`,
    icon: <ArrowRight />,
    onSelect: () => actions.move(task, key),
  }))
  return (
    <Menu
      label={`Actions for ${task.title}`}
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: () => actions.edit(task.id) },
        { label: 'Select', icon: <Check />, onSelect: () => actions.choose(task.id) },
        ...moves,
      ]}
    >
      <IconButton label={`Actions for ${task.title}`} tooltip="Actions" data-print="hidden" className="text-muted">
        <MoreHorizontal />
      </IconButton>
    </Menu>
  )
}
