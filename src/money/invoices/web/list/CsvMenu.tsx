import Download from 'lucide-react/icons/download'
import { csvAddress, spans } from '#money/invoices/web/public/addresses.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

const tables = ['Invoices', 'Payments'] as const

export function CsvMenu() {
  const items = tables.flatMap((table) =>
    spans().map(({ label, span }) => ({
      label: `${table}, ${label}`,
      onSelect: () => location.assign(csvAddress(table, span)),
    })),
  )
  return (
    <Menu label="Download CSV" items={items}>
      <Button icon={<Download />}>Download CSV</Button>
    </Menu>
  )
}
