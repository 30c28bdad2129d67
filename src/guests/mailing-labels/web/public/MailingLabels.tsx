import Printer from 'lucide-react/icons/printer'
import { lazy, useState } from 'react'
import type { LabelsProps } from '#guests/mailing-labels/web/LabelsDialog.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const LabelsDialog = onceOpened(lazy(() => import('#guests/mailing-labels/web/LabelsDialog.tsx')))

/** Opens the choice of labels and envelopes for the guests that are shown. */
export function MailingLabels(props: LabelsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Printer />} onClick={() => setOpen(true)}>
        Labels
      </Button>
      <LabelsDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
