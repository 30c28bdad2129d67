import { useState } from 'react'
import type { DayContent } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import * as linkCalls from '#weddings/links/contract/calls.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { call, wordsFor } from '#platform/web/calls/call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { t } from '#platform/web/locale/t.ts'

type Content = DayContent<'vendor-day'>
type Props = {
  content: Pick<Content, 'days' | 'confirmations'>
  token: string
  label: string
  onConfirmed: (content: Content) => void
}

/** A vendor says that its part suits it, if it has one; asked again after the part has changed. */
export function ConfirmDay({ content, token, label, onConfirmed }: Props) {
  const [by, setBy] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const { days, confirmations } = content
  if (!days.some(({ items }) => items.some(({ isOwn }) => isOwn))) return null
  const latest = confirmations.find(({ dayId }) => days.some(({ id }) => id === dayId))
  const isConfirmed = days.every(({ id }) => confirmations.some(({ dayId }) => dayId === id))
  if (isConfirmed && latest)
    return (
      <div className="mb-6" data-print="hidden">
        <Notice kind="success">{t('Confirmed by {by}. Thank you!', { by: latest.by })}</Notice>
      </div>
    )

  async function confirm() {
    setSending(true)
    setProblem('')
    const versions = days.map(({ id, version }) => ({ dayId: id, version }))
    try {
      await call(calls.confirm, { params: { token }, body: { by, versions } })
    } catch (error) {
      setProblem(wordsFor(error, t('This could not be sent. Please try again.')))
    }
    const answer = await call(linkCalls.read, { params: { token } }).catch(() => undefined)
    if (answer?.content?.kind === 'vendor-day') onConfirmed(answer.content)
    setSending(false)
  }

  return (
    <form
      data-print="hidden"
      className="mb-8 space-y-4 rounded-md border border-line p-5 text-left"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p>{t('Does your part work for you? Please confirm it.')}</p>
      <TextInput
        label={t('Your name')}
        placeholder={label}
        autoComplete="name"
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <Button type="submit" variant="primary" className="w-full" pending={isSending} pendingLabel={t('Sending...')}>
        {t('Confirm')}
      </Button>
      {problem && <Notice kind="failure">{problem}</Notice>}
    </form>
  )
}
