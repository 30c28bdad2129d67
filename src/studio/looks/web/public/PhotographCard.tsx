import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import * as calls from '#studio/looks/contract/calls.ts'
import { avatarMegabytes, avatarTypes } from '#platform/contract/pictures.ts'
import { usePictureUpload } from '#platform/web/calls/use-picture-upload.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

const upload = {
  endpoint: calls.uploadPhotograph,
  input: {},
  types: avatarTypes,
  megabytes: avatarMegabytes,
} as const
const words = {
  formats: 'JPEG, PNG, WebP, AVIF, GIF, or HEIC',
  success: { title: 'Photograph updated', text: 'Portals without a picture of the couple show it.' },
  trouble: 'Update Failed',
  failure: 'Failed to upload the photograph. Please try again.',
}

/** The studio's photograph, which stands for a couple's own until there is one. */
export function PhotographCard({ photographUrl }: { photographUrl: string | null }) {
  const { sending, send, accept } = usePictureUpload(upload, words)
  const [leaving, setLeaving] = useState(false)

  const shown = sending?.preview ?? photographUrl
  return (
    <TitledCard
      title="Photograph"
      text="At the top of portals until you upload a picture of the couple, and on invitations."
    >
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {shown && (
          <img
            src={shown}
            alt="Your photograph"
            className="h-36 w-full shrink-0 rounded-md border border-line object-cover sm:w-56"
          />
        )}
        <div className="min-w-0 flex-1 space-y-3">
          <DropZone
            label={photographUrl ? 'Replace Photograph' : 'Upload Photograph'}
            hint="JPEG, PNG, WebP, AVIF, GIF, or HEIC, up to 10 MB."
            accept={accept}
            disabled={sending !== undefined}
            onFiles={(files) => files.forEach(send)}
          />
          {sending && <ProgressBar label="Sending the photograph" part={sending.part} />}
        </div>
      </div>
      {photographUrl && (
        <Button variant="quiet" icon={<Trash2 />} className="mt-3 -ml-4 text-muted" onClick={() => setLeaving(true)}>
          Remove Photograph
        </Button>
      )}
      <ConfirmCall
        open={leaving && photographUrl !== null}
        onClose={() => setLeaving(false)}
        endpoint={calls.removePhotograph}
        input={{}}
        title="Remove the photograph?"
        text="It will be removed from invitations, and portals without a picture of the couple show their initials."
        confirm={['Remove Photograph', 'Removing...']}
        done={{ title: 'Photograph removed', text: 'Portals without a picture of the couple show their initials.' }}
        trouble="Update Failed"
        failure="Failed to remove the photograph. Please try again."
      />
    </TitledCard>
  )
}
