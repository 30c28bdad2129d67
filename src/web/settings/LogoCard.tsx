import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contract } from '#contract/index.ts'
import { refetchAbout, useCall } from '#web/api.ts'
import { sendFiles } from '#web/sending.ts'
import { Button } from '#web/ui/Button.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { DropZone } from '#web/ui/DropZone.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

const { uploadLogo } = contract.billing
const { types, maxBytes } = uploadLogo.upload
type Sending = { preview: string; part: number }

/** Why a file can't become the logo, before it is sent anywhere. */
function problemWith({ type, size }: File): string | undefined {
  if (!types.some((accepted) => accepted === type)) return 'Please choose a JPEG, PNG or WebP picture.'
  return size > maxBytes ? `Please choose a picture of up to ${maxBytes / 1024 / 1024} MB.` : undefined
}

/** The logo on invoices. What was chosen is shown while it is being sent. */
export function LogoCard({ logoUrl }: { logoUrl: string | null }) {
  const [sending, setSending] = useState<Sending>()
  const [leaving, setLeaving] = useState(false)
  const preview = sending?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const send = async (file: File) => {
    const problem = problemWith(file)
    if (problem) return toast({ title: 'Update Failed', text: problem, variant: 'destructive' })
    const chosen = URL.createObjectURL(file)
    setSending({ preview: chosen, part: 0 })
    try {
      await sendFiles(uploadLogo, {}, [file], { onProgress: (part) => setSending({ preview: chosen, part }) })
      await refetchAbout(uploadLogo.about)
      toast({ title: 'Logo Updated', text: 'Your invoices carry it from now on.' })
    } catch (error) {
      toastFailure(error, 'Update Failed', 'Failed to upload the logo. Please try again.')
    } finally {
      setSending(undefined)
    }
  }

  const shown = preview ?? logoUrl
  return (
    <TitledCard title="Logo" text="At the top of your invoices.">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {shown && (
          <div className="grid h-28 shrink-0 place-items-center rounded-md border border-line bg-white p-4 sm:w-56">
            <img src={shown} alt="Your logo" className="max-h-20 max-w-full object-contain" />
          </div>
        )}
        <div className="min-w-0 flex-1 space-y-3">
          <DropZone
            label={logoUrl ? 'Replace Logo' : 'Upload Logo'}
            hint="JPEG, PNG or WebP, up to 5 MB."
            accept={types.join(',')}
            disabled={sending !== undefined}
            onFiles={(files) => files.forEach((file) => void send(file))}
          />
          {sending && <ProgressBar label="Sending the logo" part={sending.part} />}
        </div>
      </div>
      {logoUrl && (
        <Button variant="quiet" icon={<Trash2 />} className="mt-3 -ml-4 text-muted" onClick={() => setLeaving(true)}>
          Remove Logo
        </Button>
      )}
      <RemoveLogoDialog open={leaving && logoUrl !== null} onClose={() => setLeaving(false)} />
    </TitledCard>
  )
}

function RemoveLogoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync, isPending } = useCall(contract.billing.removeLogo)
  const remove = async () => {
    try {
      await mutateAsync({})
      onClose()
      toast({ title: 'Logo Removed', text: 'Your invoices carry the name of your studio.' })
    } catch (error) {
      toastFailure(error, 'Update Failed', 'Failed to remove the logo. Please try again.')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Remove the logo?"
      text="It is taken off all your invoices, also those that are downloaded again."
      confirmLabel="Remove Logo"
      pendingLabel="Removing..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}
