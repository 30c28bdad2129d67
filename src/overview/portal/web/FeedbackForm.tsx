import { useEffect, useRef, useState, type FormEvent } from 'react'
import { give } from '#talk/feedback/contract/calls.ts'
import { limits } from '#platform/contract/limits.ts'
import { sendLater } from '#platform/web/outbox/later.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { readFeedbackDraft, writeFeedbackDraft } from '#overview/portal/web/own-feedback.ts'
import { StarsInput } from '#overview/portal/web/StarsInput.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

function typedIn(form: HTMLFormElement): { review: string; isPublic: boolean } {
  const fields = new FormData(form)
  return { review: fields.get('review') as string, isPublic: fields.has('isPublic') }
}

type Props = { clientId: number; planner: string; onDone: () => void }

export default function FeedbackForm({ clientId, planner, onDone }: Props) {
  const { mutateAsync } = useCall(give)
  const [isSending, setSending] = useState(false)
  const [draft] = useState(() => readFeedbackDraft(clientId))
  const [rating, setRating] = useState(draft?.rating ?? 0)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const cancel = () => {
    writeFeedbackDraft(clientId, undefined)
    onDone()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (rating === 0) return setMissing(true)
    const input = { params: { id: clientId }, body: { ...typedIn(event.currentTarget), rating } }
    setSending(true)
    try {
      await sendLater(give, input, t('Your feedback'), { otherwise: () => mutateAsync(input) })
      writeFeedbackDraft(clientId, undefined)
      toast({ title: t('Thank you'), text: t('Your feedback is on its way to your planner.') })
      onDone()
    } catch (error) {
      toastFailure(error, t('Error'), t('Your feedback could not be sent. Please try again.'))
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onChange={({ currentTarget }) => writeFeedbackDraft(clientId, { rating, ...typedIn(currentTarget) })}
      className="mt-6 space-y-5 rounded-md border border-line bg-card p-5 lift-card sm:p-6"
    >
      <StarsInput
        value={rating}
        onChange={(next) => {
          setRating(next)
          if (form.current) writeFeedbackDraft(clientId, { ...typedIn(form.current), rating: next })
          setMissing(false)
        }}
        error={missing ? t('Please choose one to five stars.') : undefined}
      />
      <TextArea
        label={t('Your words')}
        name="review"
        defaultValue={draft?.review}
        maxLength={limits.paragraph}
        hint={t('Optional.')}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isPublic"
          defaultChecked={draft?.isPublic}
          className="size-5 shrink-0 accent-[var(--accent)]"
        />
        <span className="wrap-anywhere">{t('{planner} may quote this', { planner })}</span>
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={cancel}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" pending={isSending} pendingLabel={t('Sending...')}>
          {t('Send Feedback')}
        </Button>
      </div>
    </form>
  )
}
