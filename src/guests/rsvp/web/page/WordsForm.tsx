import * as calls from '#guests/rsvp-page/contract/calls.ts'
import type { Words } from '#guests/rsvp-page/contract/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#guests/rsvp-page/contract/endpoints.ts').then(({ wordsForm }) => wordsForm)
const { about } = partsOf(calls.update)

const typedOf = ({ dressCode, directions, lodging }: Words) => ({
  dressCode: dressCode ?? '',
  directions: directions ?? '',
  lodging: lodging ?? '',
})

const wordNames = () => ({
  dressCode: t('Dress Code'),
  directions: t('Directions'),
  lodging: t('Where to Stay'),
})

type Props = { clientId: number; words: Words; onClose: () => void }

/** What guests should know, as they read it. */
export default function WordsForm({ clientId, words, onClose }: Props) {
  const update = useCall(calls.update)
  const start = () => typedOf(words)
  const form = useZodForm(rules, start(), formDraft(`rsvp-words-${clientId}`))
  const dialog = useFormDialog(form, true, start, onClose)
  const { seen, conflicts, settle } = useOthersEdits(words, true, form, typedOf)
  const names = wordNames()
  const submit = form.handleSubmit(async (body) => {
    const sent = update.mutateAsync({ params: { id: clientId }, body: changesOf(body, form.changed, seen) })
    await withTheirs(about, sent)
    dialog.leave()
    toast({ title: t('RSVP page updated') })
  }, t('Failed to save. Please try again.'))
  const mine = Object.fromEntries(
    Object.entries(form.values).map(([name, value]) => [name, value ?? '']),
  ) as ReturnType<typeof typedOf>
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={t('What Guests Should Know')}
      description={t('Shown as you write it, in no other language. Web addresses become links.')}
      submit={[t('Save'), t('Saving...')]}
    >
      <Conflicts fields={conflicts} names={names} mine={mine} theirs={typedOf(words)} onSettle={settle} />
      <TextArea label={names.dressCode} rows={3} wide {...form.register('dressCode')} />
      <TextArea label={names.directions} rows={4} wide {...form.register('directions')} />
      <TextArea label={names.lodging} rows={4} wide {...form.register('lodging')} />
    </FormDialog>
  )
}
