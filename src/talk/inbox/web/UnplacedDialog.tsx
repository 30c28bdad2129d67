import { useState } from 'react'
import * as calls from '#talk/inbox/contract/calls.ts'
import type { UnplacedMail } from '#talk/inbox/contract/endpoints.ts'
import { UnplacedRow } from '#talk/inbox/web/UnplacedRow.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { mails: readonly UnplacedMail[]; open: boolean; onClose: () => void }

/** The answers by mail that are in no conversation: each is added to one, or dismissed. */
export default function UnplacedDialog({ mails, open, onClose }: Props) {
  const [doomed, setDoomed] = useState<UnplacedMail>()
  const [asking, setAsking] = useState(false)
  const ask = (mail: UnplacedMail) => {
    setDoomed(mail)
    setAsking(true)
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title="Emails without a Conversation"
        description="They are replies to an email about a wedding, but something about them is unusual. Add them to a conversation, or dismiss them."
      >
        {mails.length === 0 ? (
          <EmptyState title="Nothing left" text="All emails are in a conversation." />
        ) : (
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <UnplacedRow key={mail.id} mail={mail} onDismiss={() => ask(mail)} />
            ))}
          </ul>
        )}
      </Dialog>
      {doomed && (
        <ConfirmCall
          endpoint={calls.dismiss}
          input={{ params: { id: doomed.id } }}
          open={asking}
          onClose={() => setAsking(false)}
          title="Dismiss Email"
          text={`The email from ${doomed.fromName || doomed.fromAddress} and its files are deleted.`}
          confirm={['Dismiss', 'Dismissing...']}
          done={{ title: 'Email dismissed', text: 'It was deleted.' }}
          failure="Failed to dismiss the email. Please try again."
        />
      )}
    </>
  )
}
