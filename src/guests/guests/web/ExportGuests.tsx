import Download from 'lucide-react/icons/download'
import { sideWords } from '#guests/guests/contract/side-words.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import { guestTable } from '#guests/guests/web/public/guest-table.ts'
import { saveGuests } from '#guests/guests/web/public/save-guests.ts'
import { envelopesOf, type GuestRow } from '#guests/guests/web/rows.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { rows: readonly GuestRow[]; parts: readonly Part[]; couple: Couple }

/** Saves the guests that are shown as a file, which the import reads back. */
export function ExportGuests({ rows, parts, couple }: Props) {
  const save = (kind: 'csv' | 'xlsx') => () =>
    void saveGuests(`Guests of ${coupleNames(couple)}`, kind, guestTable(envelopesOf(rows), parts, sideWords(couple)))
  return (
    <Menu
      label="Export"
      items={[
        { label: 'CSV', onSelect: save('csv') },
        { label: 'Excel (XLSX)', onSelect: save('xlsx') },
      ]}
    >
      <Button icon={<Download />}>Export</Button>
    </Menu>
  )
}
