import { RecoveryCodes } from '#studio/second-factors/web/RecoveryCodes.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { open: boolean; onClose: () => void; codes: readonly string[] }

export function CodesDialog({ open, onClose, codes }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Your Recovery Codes"
      footer={
        <Button variant="primary" onClick={onClose}>
          I Have Saved Them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
