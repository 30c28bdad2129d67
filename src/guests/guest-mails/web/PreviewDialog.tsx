import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import type { GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { mailKinds } from '#guests/guest-mails/web/mail-kinds.ts'
import { call } from '#platform/web/calls/call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { MailPreview } from '#weddings/people/web/public/MailPreview.tsx'

type Props = { clientId: number; kind: GuestMailKind; envelope: PlannersEnvelope; onClose: () => void }

/** The mail as this envelope gets it, in its language. */
export const PreviewDialog = ({ clientId, kind, envelope, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={`${mailKinds[kind].label} for ${envelope.name}`}
    description="As it arrives. The link works once the email is sent."
    className="sm:max-w-2xl!"
    footer={<Button onClick={onClose}>Close</Button>}
  >
    <MailPreview
      words=""
      preview={() =>
        call(calls.preview, { params: { id: clientId }, body: { kind, language: 'en', envelopeId: envelope.id } })
      }
    />
  </Dialog>
)
