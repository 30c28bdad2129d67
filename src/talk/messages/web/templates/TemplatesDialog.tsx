import { useEffect, useState } from 'react'
import { TemplateForm, type Written } from '#talk/messages/web/templates/TemplateForm.tsx'
import { TemplateList } from '#talk/messages/web/templates/TemplateList.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  clientId: number
  names: string
  /** The text that is being written, to make a template of. */
  draft: string
  open: boolean
  onClose: () => void
  onUse: (filled: string, written: string) => void
}

/** Chooses a template for a message, and keeps the studio's templates. */
export default function TemplatesDialog({ clientId, names, draft, open, onClose, onUse }: Props) {
  const [written, setWritten] = useState<Written>()
  useEffect(() => {
    if (open) setWritten(undefined)
  }, [open])
  const leave = () => setWritten(undefined)
  if (written)
    return (
      <TemplateForm
        clientId={clientId}
        names={names}
        template={written}
        open={open}
        onClose={onClose}
        onLeave={leave}
      />
    )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Templates"
      description={`With the details of ${names}.`}
      footer={
        <>
          {draft.trim() !== '' && (
            <Button onClick={() => setWritten({ name: '', text: draft.trim() })}>Save What I Wrote</Button>
          )}
          <Button variant="primary" onClick={() => setWritten({ name: '', text: '' })}>
            New Template
          </Button>
        </>
      }
    >
      <TemplateList clientId={clientId} onUse={onUse} onEdit={setWritten} />
    </Dialog>
  )
}
