import { useRef } from 'react'
import * as calls from '#talk/messages/contract/calls.ts'
import { limits } from '#platform/contract/limits.ts'
import { merge } from '#weddings/clients/contract/merge.ts'
import type { MessageTemplate } from '#talk/messages/contract/message-templates.ts'
import { unfilledIn } from '#talk/messages/web/templates/unfilled.ts'
import { useTemplates } from '#talk/messages/web/templates/use-templates.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useMergeValues } from '#talk/messages/web/use-merge-values.ts'
import { MergeFieldButtons } from '#talk/letters/web/public/MergeFieldButtons.tsx'
import { withInserted } from '#platform/web/ui/controls/with-inserted.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** A template that is being written; one with an id exists already. */
export type Written = Omit<MessageTemplate, 'id'> & { id?: number }

type Props = {
  clientId: number
  names: string
  template: Written
  open: boolean
  onClose: () => void
  /** Goes back to the list. */
  onLeave: () => void
}

const rules = () =>
  import('#talk/messages/contract/message-templates.ts').then(({ messageTemplateForm }) => messageTemplateForm)

const fieldNames = { name: 'Name', text: 'Text' }
const valuesOf = ({ name, text }: MessageTemplate) => ({ name, text })
const { about } = partsOf(calls.changeTemplate)

/** Adds or changes a template. The fields can be inserted at the cursor, and a preview has the values of the couple. */
export function TemplateForm({ clientId, names, template, open, onClose, onLeave }: Props) {
  const { id, name, text } = template
  const { data: templates } = useTemplates()
  // As somebody else may have changed it since it was opened.
  const stored = templates?.find((one) => one.id === id)
  const add = useCall(calls.addTemplate)
  const change = useCall(calls.changeTemplate)
  const form = useZodForm(rules, { name, text }, formDraft(`message-template-${id ?? 'new'}`))
  const dialog = useFormDialog(form, open, () => ({ name, text }), onClose)
  const { seen, conflicts, settle } = useOthersEdits(stored, open, form, valuesOf)
  const area = useRef<HTMLTextAreaElement>(null)
  const values = useMergeValues(clientId)
  const merged = values && merge(form.values.text, values)
  const unfilled = merged ? unfilledIn(merged) : []

  const submit = form.handleSubmit(async (body) => {
    if (id === undefined) await add.mutateAsync({ body })
    else {
      const changes = changesOf(body, form.changed, seen ?? template)
      await withTheirs(about, change.mutateAsync({ params: { id }, body: changes }))
    }
    form.reset()
    toast({ title: 'Template saved', text: body.name })
    onLeave()
  }, 'Failed to save the template. Please try again.')

  const leave = () => {
    form.reset()
    onLeave()
  }
  return (
    <FormDialog
      dialog={{ ...dialog, leave }}
      onSubmit={submit}
      title={id === undefined ? 'New Template' : 'Edit Template'}
      submit={['Save Template', 'Saving...']}
      wide
    >
      {stored && (
        <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={stored} onSettle={settle} />
      )}
      <TextInput label="Name" required {...form.register('name')} />
      <TextArea label="Text" required rows={6} maxLength={limits.page} ref={area} {...form.register('text')} />
      <MergeFieldButtons onInsert={(field) => form.setValue('text', withInserted(area.current, field))} />
      {merged && merged.text !== '' && (
        <section aria-label={`Preview for ${names}`} className="rounded-md bg-sunken p-4 text-sm">
          <p className="text-muted">For {names}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{merged.text}</p>
          {unfilled.length > 0 && <p className="mt-2 text-amber-text wrap-anywhere">{unfilled.join(' · ')}</p>}
        </section>
      )}
    </FormDialog>
  )
}
