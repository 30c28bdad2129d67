import { useState } from 'react'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { envelope: { id: number; name: string; email: string | null } }

/** Takes back, for a guest who has changed their mind, that there is to be no more mail. */
export function MailAgain({ envelope: { id, name, email } }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Allow Email Again…
      </Button>
      <ConfirmCall
        endpoint={calls.mailAgain}
        input={{ params: { id } }}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Allow email to ${name} again?`}
        text={`They asked for no more email${email ? ` at ${email}` : ''}. Only go on if they have told you that they want it again. Nothing is sent now.`}
        confirm={['Allow Email', 'Saving...']}
        variant="primary"
        done={{ title: 'Email allowed again', text: name }}
        failure="Failed to save. Please try again."
      />
    </>
  )
}
