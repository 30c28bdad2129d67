import { Send } from 'lucide-react'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { limits } from '#contract/fields.ts'
import { useDraft, writeDraft } from '#web/messages/drafts.ts'
import { sendMessage } from '#web/messages/outgoing.ts'
import { Button } from '#web/ui/Button.tsx'
import { controlClass } from '#web/ui/control-class.ts'
import { joined } from '#web/ui/joined-classes.ts'

type Props = { clientId: number; names: string }

/** Enter sends and Shift+Enter breaks the line. What is not sent stays as a draft. */
export function Composer({ clientId, names }: Props) {
  const draft = useDraft(clientId)
  const blank = draft.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (blank) return
    sendMessage(clientId, draft)
    writeDraft(clientId, '')
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composition of a word, as in Japanese.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form onSubmit={send} className="flex items-end gap-3 border-t border-line p-3 sm:p-4">
      <textarea
        ref={field}
        rows={1}
        value={draft}
        maxLength={limits.page}
        aria-label={`Message to ${names}`}
        placeholder="Write a message…"
        enterKeyHint="send"
        onChange={({ target }) => writeDraft(clientId, target.value)}
        onKeyDown={press}
        className={joined(controlClass, 'field-sizing-content max-h-40 resize-none leading-6')}
      />
      <Button type="submit" variant="primary" icon={<Send />} disabled={blank}>
        Send
      </Button>
    </form>
  )
}
