import Upload from 'lucide-react/icons/upload'
import { lazy, useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'
import { t } from '#platform/web/locale/t.ts'

const GuestsDialog = onceOpened(lazy(() => import('#exchange/lists/web/guests/GuestsDialog.tsx')))

type Props = {
  client: { id: number; partnerOneName: string; partnerTwoName: string | null }
  undo: ((batch: number) => void) | undefined
}

/** Opens the import of the couple's own guests in its portal. */
export default function ImportOwnGuests({ client, undo }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        {t('Import a List')}
      </Button>
      <GuestsDialog client={client} isPlanner={false} undo={undo} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
