import { useState } from 'react'
import * as messageCalls from '#talk/messages/contract/calls.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = { line: TodayLine; onDone: () => void }

/** Answers a couple in place. The text is the draft of the couple's conversation, so it is kept when this is closed. */
export default function ReplyForm({ line, onDone }: Props) {
  const id = line.action.clientId ?? 0
  const draft = `message-${id}`
  const [text, setText] = useState(() => readDraft<string>(draft) ?? '')
  const [pending, setPending] = useState(false)
  const write = (next: string) => {
    setText(next)
    writeDraft(draft, next || undefined)
  }
  const send = async () => {
    const params = { id }
    setPending(true)
    try {
      const failure = 'Your message could not be sent. Please try again.'
      await change(messageCalls.send, { params, body: { content: text.trim() } }, { failure })
      write('')
      toast({ title: 'Message sent', text: `${line.clientName} will read it in the portal.` })
      onDone()
      await change(messageCalls.markRead, { params })
    } catch {
      // A toast has reported it, and the text is still there.
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      className="px-2 pt-1 pb-3 sm:pl-10"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mb-2 max-w-prose text-sm whitespace-pre-line text-muted">{line.detail.words}</p>
      <TextArea
        label={`Reply to ${line.clientName}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
        autoFocus
        rows={3}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && text.trim()) void send()
        }}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={pending} disabled={text.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  )
}
