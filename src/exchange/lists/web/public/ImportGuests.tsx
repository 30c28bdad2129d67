import Upload from 'lucide-react/icons/upload'
import { lazy, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const GuestsDialog = onceOpened(lazy(() => import('#exchange/lists/web/guests/GuestsDialog.tsx')))

const undo = (batch: number) => void undoBatch(batch)

/** Opens the import of the guests of a wedding. */
export function ImportGuests({ client }: { client: Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName'> }) {
  const [isOpen, setOpen] = useState(false)
  if (!hasRight('work') || !hasRight('names')) return null
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        Import
      </Button>
      <GuestsDialog client={client} isPlanner undo={undo} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
