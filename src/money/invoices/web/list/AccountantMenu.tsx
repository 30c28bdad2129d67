import Download from 'lucide-react/icons/download'
import { csvAddress, ledgerAddress, spans } from '#money/invoices/web/public/addresses.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

const tables = ['Invoices', 'Payments'] as const

export function AccountantMenu() {
  const year = Number(dayHere().slice(0, 4))
  const items = [
    ...[year, year - 1].map((one) => ({
      label: `Ledger ${one} by quarter, PDF`,
      onSelect: () => location.assign(ledgerAddress(one)),
    })),
    ...tables.flatMap((table) =>
      spans().map(({ label, span }) => ({
        label: `${table}, ${label}, CSV`,
        onSelect: () => location.assign(csvAddress(table, span)),
      })),
    ),
  ]
  return (
    <Menu label="For the Accountant" items={items}>
      <Button icon={<Download />}>For the Accountant</Button>
    </Menu>
  )
}
