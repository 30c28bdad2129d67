import type { ReactNode } from 'react'
import type { MailPreview as Mail } from '#weddings/people/contract/invitations.ts'
import { limits } from '#platform/contract/limits.ts'
import { MailPreview } from '#weddings/people/web/public/MailPreview.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

type Props = {
  title: string
  description: ReactNode
  /** Where unsent words are kept. */
  draft: string
  preview: (words: string) => Promise<Mail>
  /** Sends the mail, and shows the outcome if it was sent. */
  send: (words: string) => Promise<void>
  failure: string
  /** What its button says. */
  action?: string
  open: boolean
  onClose: () => void
}

const rules = () => import('#weddings/people/contract/invitations.ts').then(({ invitationForm }) => invitationForm)
const empty = { words: '' }

/** Shows the mail of an invitation before it is sent, with a field for own words. */
export default function InvitationDialog({
  title,
  description,
  preview,
  send,
  failure,
  action = 'Send Email',
  open,
  onClose,
  ...props
}: Props) {
  const form = useZodForm(rules, empty, formDraft(props.draft))
  const dialog = useFormDialog(form, open, () => empty, onClose)
  const submit = form.handleSubmit(async ({ words }) => {
    await send(words ?? '')
    dialog.leave()
  }, failure)
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={title}
      description={description}
      submit={[action, 'Sending...']}
      wide
    >
      <TextArea
        label="Your Own Words"
        hint="Optional. They appear above the usual text."
        rows={3}
        maxLength={limits.paragraph}
        {...form.register('words')}
      />
      <MailPreview words={form.values.words ?? ''} preview={preview} />
    </FormDialog>
  )
}
