import { useState, type FormEvent } from 'react'
import * as calls from '#talk/inbox/contract/calls.ts'
import type { UnplacedMail, UnplacedReason } from '#talk/inbox/contract/endpoints.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { fileSize } from '#platform/web/ui/format/file-size.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const reasons: Record<UnplacedReason, string> = {
  'other-sender': 'It came from another address than the one we wrote to.',
  'person-gone': 'We wrote to someone who was removed from this wedding.',
  'no-access': 'This person does not see messages in the portal.',
  empty: 'We found nothing new in it, only what it quotes.',
  spam: 'The mail server considers it spam.',
  'too-many': 'More than 30 emails from this person came within an hour.',
  unreadable: 'It could not be read completely.',
}

export function UnplacedRow({ mail, onDismiss }: { mail: UnplacedMail; onDismiss: () => void }) {
  const { id, fromName, fromAddress, subject, content, reason, receivedAt, files } = mail
  const [chosen, setChosen] = useState(mail.clientId)
  const { mutateAsync, isPending } = useCall(calls.place)
  const place = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await mutateAsync({ params: { id }, body: { clientId: chosen } })
      toast({ title: 'Email added', text: 'It is now in the conversation.' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to add the email. Please try again.')
    }
  }
  const sender = fromName || fromAddress || 'unknown'
  return (
    <li className="space-y-3 py-4 first:pt-0">
      <div>
        <h3 className="font-medium wrap-anywhere">{subject || 'No subject'}</h3>
        <p className="text-sm wrap-anywhere text-muted">
          {fromName && `${fromName}, `}
          {fromAddress}, {momentHere(receivedAt)}
        </p>
      </div>
      <p className="text-sm">{reasons[reason]}</p>
      {content && (
        <p
          role="region"
          aria-label={`Text of the email from ${sender}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-48 overflow-y-auto rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {content}
        </p>
      )}
      {files.length > 0 && (
        <ul className="space-y-1 text-sm">
          {files.map((file) => (
            <li key={file.id}>
              <a
                href={`/api/unplaced-files/${file.id}/download?as=${callerHere()}`}
                className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 touchable"
              >
                {file.originalName} ({fileSize(file.fileSize)})
              </a>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={(event) => void place(event)} className="flex flex-wrap items-end gap-3">
        <CoupleField
          label="Conversation"
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-w-40 flex-1"
        />
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Adding...">
          Add to Conversation
        </Button>
        <Button disabled={isPending} onClick={onDismiss}>
          Dismiss
        </Button>
      </form>
    </li>
  )
}
