import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { sideWords } from '#guests/guests/contract/side-words.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import { guestTable, type QuestionColumn } from '#guests/guests/web/public/guest-table.ts'
import { saveGuests } from '#guests/guests/web/public/save-guests.ts'
import { envelopesOf, type GuestRow } from '#guests/guests/web/rows.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = {
  rows: readonly GuestRow[]
  parts: readonly Part[]
  couple: Couple
  /** Reads what was replied to the couple's own questions. */
  readQuestions?: (() => Promise<QuestionColumn[]>) | undefined
}

/** Saves the guests that are shown as a file, which the import reads back. */
export function ExportGuests({ rows, parts, couple, readQuestions }: Props) {
  const [pending, setPending] = useState(false)
  const save = async (kind: 'csv' | 'xlsx') => {
    setPending(true)
    try {
      const questions = await readQuestions?.()
      const table = guestTable(envelopesOf(rows), parts, sideWords(couple), questions)
      await saveGuests(`Guests of ${coupleNames(couple)}`, kind, table)
    } catch (error) {
      toastFailure(error, 'No file', 'The guest list could not be exported. Please try again.')
    }
    setPending(false)
  }
  return (
    <Menu
      label="Export"
      items={[
        { label: 'CSV', onSelect: () => void save('csv') },
        { label: 'Excel (XLSX)', onSelect: () => void save('xlsx') },
      ]}
    >
      <Button icon={<Download />} pending={pending} pendingLabel="Exporting...">
        Export
      </Button>
    </Menu>
  )
}
