import { useMemo } from 'react'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import type { Question, QuestionKind } from '#guests/rsvp-page/contract/endpoints.ts'
import { kindLabels } from '#guests/rsvp/web/page/kind-labels.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#guests/rsvp-page/contract/endpoints.ts').then(({ questionForm }) => questionForm)
const { about } = partsOf(calls.changeQuestion)

type Typed = { text: string; kind: QuestionKind; options: string; isRequired: boolean }

const typedOf = (question: Question | undefined): Typed => ({
  text: question?.text ?? '',
  kind: question?.kind ?? 'text',
  options: question?.options.join('\n') ?? '',
  isRequired: question?.isRequired ?? false,
})

const fieldsOf = ({ options, ...typed }: Partial<Typed>) => ({
  ...typed,
  ...(options !== undefined && {
    options: options
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
  }),
})

type Props = { clientId: number; question: Question | undefined; onClose: () => void }

/** A question that each envelope is asked once. */
export default function QuestionDialog({ clientId, question, onClose }: Props) {
  const add = useCall(calls.addQuestion)
  const update = useCall(calls.changeQuestion)
  const start = () => typedOf(question)
  const form = useZodForm(rules, start(), formDraft(`rsvp-question-${clientId}-${question?.id ?? 'new'}`))
  const dialog = useFormDialog(form, true, start, onClose)
  const typed = useMemo(() => question && typedOf(question), [question])
  const { seen, conflicts, settle } = useOthersEdits(typed, true, form, (now) => now)
  const names = {
    text: t('Question'),
    kind: t('Kind of Answer'),
    options: t('Options'),
    isRequired: t('Whoever comes has to answer'),
  }
  const inWords = ({ kind, isRequired, ...typed }: Typed) => ({
    ...typed,
    kind: t(kindLabels[kind]),
    isRequired: isRequired ? t('Yes') : t('No'),
  })
  const submit = form.handleSubmit(async (body) => {
    if (question && seen) {
      const { previous, ...changes } = changesOf(body, form.changed, seen)
      const sent = update.mutateAsync({
        params: { id: question.id },
        body: { ...fieldsOf(changes), previous: fieldsOf(previous) },
      })
      await withTheirs(about, sent)
    } else await add.mutateAsync({ params: { id: clientId }, body: { text: body.text, ...fieldsOf(body) } })
    dialog.leave()
    toast({ title: t('RSVP page updated') })
  }, t('Failed to save. Please try again.'))
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={question ? t('Edit Question') : t('Add Question')}
      description={t('Each envelope is asked once, besides who comes.')}
      submit={[t('Save'), t('Saving...')]}
    >
      <Conflicts
        fields={conflicts}
        names={names}
        mine={inWords(form.values)}
        theirs={inWords(typedOf(question))}
        onSettle={settle}
      />
      <TextInput label={names.text} required wide dir="auto" {...form.register('text')} />
      <NativeSelect label={names.kind} {...form.register('kind')}>
        <Options labels={kindLabels} />
      </NativeSelect>
      {form.values.kind === 'choice' && (
        <TextArea label={names.options} hint={t('One per line.')} rows={4} wide {...form.register('options')} />
      )}
      <div className="sm:col-span-2">
        <Switch
          label={names.isRequired}
          checked={form.values.isRequired}
          onChange={(next) => form.setValue('isRequired', next)}
        />
      </div>
    </FormDialog>
  )
}
