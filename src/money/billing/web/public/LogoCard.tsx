import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import * as calls from '#money/billing/contract/calls.ts'
import { logoMegabytes, logoTypes } from '#platform/contract/pictures.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'

import { usePictureUpload } from '#platform/web/calls/use-picture-upload.ts'

const upload = { endpoint: calls.uploadLogo, input: {}, types: logoTypes, megabytes: logoMegabytes } as const
const words = {
  formats: 'JPEG, PNG, WebP, or HEIC',
  success: { title: 'Logo updated', text: 'Portals, emails, and invoices show it from now on.' },
  trouble: 'Update Failed',
  failure: 'Failed to upload the logo. Please try again.',
}

/** The logo of the studio. */
export function LogoCard({ logoUrl }: { logoUrl: string | null }) {
  const { sending, send, accept } = usePictureUpload(upload, words)
  const [leaving, setLeaving] = useState(false)

  const shown = sending?.preview ?? logoUrl
  return (
    <TitledCard
      title="Logo"
      text="At the top of your invoices, other PDFs, emails, portals, invitations, and vendors’ pages."
    >
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {shown && (
          <div className="grid h-28 shrink-0 place-items-center rounded-md border border-line bg-white p-4 sm:w-56">
            <img src={shown} alt="Your logo" className="max-h-20 max-w-full object-contain" />
          </div>
        )}
        <div className="min-w-0 flex-1 space-y-3">
          <DropZone
            label={logoUrl ? 'Replace Logo' : 'Upload Logo'}
            hint="JPEG, PNG, WebP, or HEIC, up to 5 MB."
            accept={accept}
            disabled={sending !== undefined}
            onFiles={(files) => files.forEach(send)}
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

const RemoveLogoDialog = (dialog: { open: boolean; onClose: () => void }) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.removeLogo}
    input={{}}
    title="Remove the logo?"
    text="It is removed from portals, pages, emails, and all your invoices, even from those that are downloaded again."
    confirm={['Remove Logo', 'Removing...']}
    done={{ title: 'Logo removed', text: 'The name of your studio is shown in its place.' }}
    trouble="Update Failed"
    failure="Failed to remove the logo. Please try again."
  />
)
