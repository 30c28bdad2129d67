import { useEffect, useRef } from 'react'
import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import * as calls from '#talk/feedback/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

const rules = () => import('#talk/feedback/contract/endpoints.ts').then(({ answerForm }) => answerForm)

/** Answers in place; the couple sees the answer next to its feedback. */
export function AnswerForm({ feedback, onDone }: { feedback: Feedback; onDone: () => void }) {
  const { mutateAsync } = useCall(calls.answer)
  const form = useZodForm(
    rules,
    { plannerResponse: feedback.plannerResponse ?? '' },
    formDraft(`answer-${feedback.id}`),
  )
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])

  const leave = () => {
    form.reset()
    onDone()
  }
  const submit = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { id: feedback.id }, body })
    toast({ title: 'Success', text: 'Your answer has been saved' })
    leave()
  }, 'Failed to save your answer. Please try again.')

  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && !form.isDirty && onDone()}
    >
      <DraftNote form={form} />
      <TextArea
        label={`Your answer to ${coupleNames(feedback)}`}
        rows={3}
        hint="The couple sees it next to their review."
        {...form.register('plannerResponse')}
      />
      <div className="mt-4 flex justify-end gap-3">
        <Button onClick={leave}>Cancel</Button>
        <SubmitButton form={form} words={['Save Answer', 'Saving...']} />
      </div>
    </form>
  )
}
