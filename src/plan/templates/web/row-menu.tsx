import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import IndentDecrease from 'lucide-react/icons/indent-decrease'
import IndentIncrease from 'lucide-react/icons/indent-increase'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { RowAct } from '#plan/templates/web/use-row-actions.ts'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'

export const rowMenu = ({ key, phase }: TemplateRow, act: RowAct): MenuItem[] => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => act('open', key) },
  { label: 'Duplicate', icon: <Copy />, onSelect: () => act('duplicate', key) },
  { label: 'Move Up', icon: <ArrowUp />, onSelect: () => act('up', key) },
  { label: 'Move Down', icon: <ArrowDown />, onSelect: () => act('down', key) },
  phase === null
    ? { label: 'Move into a Phase', icon: <IndentIncrease />, onSelect: () => act('in', key) }
    : { label: 'Move out of the Phase', icon: <IndentDecrease />, onSelect: () => act('out', key) },
  { label: 'Delete', icon: <Trash2 />, onSelect: () => act('delete', key), danger: true },
]
