import Check from 'lucide-react/icons/check'
import Columns3 from 'lucide-react/icons/columns-3'
import type { Column } from '#guests/guests/web/columns.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  columns: readonly Column[]
  isShown: (column: Column) => boolean
  onToggle: (column: Column) => void
}

/** Chooses what the table shows of its guests. */
export function ColumnChooser({ columns, isShown, onToggle }: Props) {
  return (
    <Menu
      label={t('Columns')}
      items={columns.map((column) => ({
        label: column.label,
        icon: isShown(column) ? <Check /> : <span className="size-4" />,
        onSelect: () => onToggle(column),
      }))}
    >
      <Button icon={<Columns3 />}>{t('Columns')}</Button>
    </Menu>
  )
}
