import { useEffect, useRef, useState, type FormEvent } from 'react'
import { contract } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import { useCall } from '#web/use-call.ts'
import { StarsInput } from '#web/portal/StarsInput.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextInput.tsx'
import { toast, toastFailure } from '#web/ui/overlays/toast.ts'
import { readDraft, writeDraft } from '#web/ui/controls/drafts.ts'

type Draft = { rating: number; review: string; isPublic: boolean }

function typedIn(form: HTMLFormElement): Omit<Draft, 'rating'> {
  const fields = new FormData(form)
  return { review: fields.get('review') as string, isPublic: fields.has('isPublic') }
}

type Props = { clientId: number; planner: string; onDone: () => void }

export default function FeedbackForm({ clientId, planner, onDone }: Props) {
  const { mutateAsync, isPending } = useCall(contract.feedback.give)
  const draftName = `feedback-${clientId}`
  const [draft] = useState(() => readDraft<Draft>(draftName))
  const [rating, setRating] = useState(draft?.rating ?? 0)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const cancel = () => {
    writeDraft(draftName, undefined)
    onDone()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (rating === 0) return setMissing(true)
    try {
      await mutateAsync({ params: { id: clientId }, body: { ...typedIn(event.currentTarget), rating } })
      writeDraft(draftName, undefined)
      toast({ title: 'Thank you', text: 'Your feedback is on its way to your planner.' })
      onDone()
    } catch (error) {
      toastFailure(error, 'Error', 'Your feedback could not be sent. Please try again.')
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onChange={({ currentTarget }) => writeDraft(draftName, { rating, ...typedIn(currentTarget) })}
      className="mt-6 space-y-5 rounded-md border border-line bg-card p-5 lift-card sm:p-6"
    >
      <StarsInput
        value={rating}
        onChange={(next) => {
          setRating(next)
          if (form.current) writeDraft(draftName, { ...typedIn(form.current), rating: next })
          setMissing(false)
        }}
        error={missing ? 'Please give one to five stars.' : undefined}
      />
      <TextArea
        label="Your words"
        name="review"
        defaultValue={draft?.review}
        maxLength={limits.paragraph}
        hint="If you like."
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isPublic"
          defaultChecked={draft?.isPublic}
          className="size-5 shrink-0 accent-[var(--accent)]"
        />
        <span className="wrap-anywhere">{planner} may quote this</span>
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel="Sending...">
          Send Feedback
        </Button>
      </div>
    </form>
  )
}
