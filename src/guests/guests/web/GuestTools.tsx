import Check from 'lucide-react/icons/check'
import Columns3 from 'lucide-react/icons/columns-3'
import PartyPopper from 'lucide-react/icons/party-popper'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Column } from '#guests/guests/web/columns.ts'
import type { OpenForm } from '#guests/guests/web/GuestDialogs.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  mayAdd: boolean
  /** The studio keeps the parts of the wedding. */
  mayEditParts: boolean
  parts: readonly Part[]
  columns: readonly Column[]
  isShown: (column: Column) => boolean
  onToggleColumn: (column: Column) => void
  /** Columns are for the table, which a phone does not show. */
  hasTable: boolean
  onOpen: (form: OpenForm) => void
  children?: ReactNode
}

export function GuestTools({
  mayAdd,
  mayEditParts,
  parts,
  columns,
  isShown,
  onToggleColumn,
  hasTable,
  ...props
}: Props) {
  const { onOpen, children } = props
  const partItems = [
    ...parts.map(({ id, name }) => ({ label: name, onSelect: () => onOpen({ kind: 'part', id }) })),
    { label: t('Add Part…'), icon: <Plus />, onSelect: () => onOpen({ kind: 'part' }) },
  ]
  return (
    <div data-print="hidden" className="flex flex-wrap items-end gap-2">
      {mayAdd && (
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen({ kind: 'envelope' })}>
          {t('Add Envelope')}
        </Button>
      )}
      {children}
      {mayEditParts && (
        <Menu label={t('Parts of the wedding')} align="start" items={partItems}>
          <Button icon={<PartyPopper />}>{t('Parts')}</Button>
        </Menu>
      )}
      {hasTable && (
        <Menu
          label={t('Columns')}
          items={columns.map((column) => ({
            label: column.label,
            icon: isShown(column) ? <Check /> : <span className="size-4" />,
            onSelect: () => onToggleColumn(column),
          }))}
        >
          <Button icon={<Columns3 />}>{t('Columns')}</Button>
        </Menu>
      )}
    </div>
  )
}
