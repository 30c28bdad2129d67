import { useEffect, useId, useState, type FormEvent } from 'react'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { limits } from '#platform/contract/limits.ts'
import { fieldsIn } from '#weddings/clients/contract/merge.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { CallError, wordsFor } from '#platform/web/calls/call.ts'
import { instantOf, quickTimes, wallTime } from '#talk/messages/web/schedule/studio-time.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { TimeField } from '#platform/web/ui/controls/TimeField.tsx'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = {
  title: string
  /** The text and, if it is scheduled already, the time. */
  start: { content: string; sendAt?: string }
  fileNames: readonly string[]
  submit: (content: string, sendAt: string) => Promise<void>
  open: boolean
  onClose: () => void
}

/** Chooses when a message is sent, in the studio's time zone. */
export default function ScheduleDialog({ title, start, fileNames, submit, open, onClose }: Props) {
  const { data: me } = useAnswer(sessionCalls.ofPlanner, {})
  const zone = me?.user.timeZone ?? 'UTC'
  const quick = quickTimes(new Date(), zone)
  const formId = useId()
  const [content, setContent] = useState(start.content)
  const [{ date, time }, setTime] = useState({ date: '', time: '09:00' })
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const [field] = fieldsIn(content)

  useEffect(() => {
    if (!open) return
    setContent(start.content)
    setTime(start.sendAt ? wallTime(new Date(start.sendAt), zone) : { date: quick[0]?.date ?? '', time: '09:00' })
    setError(undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is reset only when the dialog opens or learns the zone
  }, [open, zone])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const instant = instantOf({ date, time }, zone)
    if (content.trim() === '' && fileNames.length === 0) return setError('Please write a message.')
    if (!instant) return setError('Please choose a date and a time.')
    if (instant.getTime() <= Date.now()) return setError('Please choose a time in the future.')
    setPending(true)
    try {
      await submit(content.trim(), instant.toISOString())
      onClose()
      toast({ title: 'Message scheduled', text: `It will be sent on ${formatDate(date)} at ${formatTime(time)}.` })
    } catch (failure) {
      setError(
        wordsFor(
          failure,
          failure instanceof CallError ? 'This cannot be scheduled.' : 'We could not reach the server.',
        ),
      )
    }
    setPending(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={`In your time zone, ${zone.replaceAll('_', ' ')}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel="Scheduling...">
            Schedule Message
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5 sm:grid-cols-2">
        <TextArea
          label="Message"
          hint={field && `Fields such as {${field}} are filled in when it is sent.`}
          wide
          maxLength={limits.page}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        {fileNames.length > 0 && (
          <p className="text-sm text-muted wrap-anywhere sm:col-span-2">With {fileNames.join(', ')}</p>
        )}
        <div role="group" aria-label="Quick choices" className="flex flex-wrap gap-2 sm:col-span-2">
          {quick.map((choice) => (
            <Button key={choice.label} onClick={() => setTime({ date: choice.date, time: choice.time })}>
              {choice.label}
            </Button>
          ))}
        </div>
        <DateField label="Date" value={date} onChange={({ target }) => setTime({ date: target.value, time })} />
        <TimeField label="Time" value={time} onChange={({ target }) => setTime({ date, time: target.value })} />
        {error && (
          <p role="alert" className="text-sm text-danger-ink sm:col-span-2">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  )
}
