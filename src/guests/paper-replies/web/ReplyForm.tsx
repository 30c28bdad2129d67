import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { Answered } from '#guests/paper-replies/web/Answered.tsx'
import {
  guestsOf,
  isAnswered,
  noReply,
  peopleOf,
  replacedBy,
  type Line,
  type Reply,
} from '#guests/paper-replies/web/reply.ts'
import { ReplyLine } from '#guests/paper-replies/web/ReplyLine.tsx'
import { useEscape } from '#guests/paper-replies/web/use-escape.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  envelope: Envelope
  parts: readonly Part[]
  /** What was entered before, and not accepted. */
  before: Reply | undefined
  onSave: (reply: Reply) => void
  onBack: () => void
}

/** The answers of one card: Y and N answer and go on, arrows move, digits choose a meal, Enter saves. */
export function ReplyForm({ envelope, parts, before, onSave, onBack }: Props) {
  const [reply, setReply] = useState(before ?? noReply)
  const [isAsking, setAsking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const people = peopleOf(envelope, parts)
  const lines = people.flatMap((person) => person.lines)
  useEscape(onBack)
  const places = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-line], [data-name]') ?? [])]
  const focusLine = (at: number) => form.current?.querySelector<HTMLElement>(`[data-line="${at}"]`)?.focus()
  useEffect(() => focusLine(0), [])

  const say = (some: readonly Line[], said: NonNullable<Reply['answers'][string]>) => {
    setMissing(false)
    const answers = Object.fromEntries(some.map(({ key }) => [key, said]))
    setReply((now) => ({ ...now, answers: { ...now.answers, ...answers } }))
  }
  const save = () => {
    if (guestsOf(people, reply).length === 0) setMissing(true)
    else if (replacedBy(people, reply).length > 0) setAsking(true)
    else onSave(reply)
  }
  const move = (by: 1 | -1) => {
    const all = places()
    const here = all.findIndex((one) => one.parentElement?.contains(document.activeElement))
    all[Math.max(0, Math.min(here + by, all.length - 1))]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    // The keys of the question are its own.
    if (!form.current?.contains(target as HTMLElement)) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const isTyping = target instanceof HTMLInputElement
    const at = Number(
      (target as HTMLElement).closest('[role=group]')?.querySelector('[data-line]')?.getAttribute('data-line') ?? -1,
    )
    const line = lines[at]
    const letter = key.toLowerCase()
    if (key === 'Enter') {
      if ((target as HTMLElement).dataset['back'] !== undefined) return
      save()
    } else if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (isTyping || !line) return
    else if (letter === 'y' || letter === 'n') {
      const attending = letter === 'y'
      say(event.shiftKey ? lines : [line], { attending })
      // Who comes still chooses a meal.
      if (!event.shiftKey && !(attending && line.part.meals.length > 0)) focusLine(Math.min(at + 1, lines.length - 1))
    } else if (line.part.meals[Number(key) - 1]) {
      say([line], { attending: true, meal: line.part.meals[Number(key) - 1]! })
      focusLine(Math.min(at + 1, lines.length - 1))
    } else return
    event.preventDefault()
  }

  let at = -1
  return (
    <div ref={form} role="group" aria-label={`Reply of ${envelope.name}`} onKeyDown={press} className="grid gap-3">
      <h3 dir="auto" className="font-medium wrap-anywhere">
        {envelope.name}
      </h3>
      {isAnswered(envelope, people) && <Answered envelope={envelope} people={people} />}
      {lines.length === 0 && <p className="text-sm text-muted">Nobody in this envelope is invited to a part.</p>}
      {people.map(({ id, name, lines: own }) => (
        <div key={id} className="border-t border-line pt-2">
          {name ? (
            <p dir="auto" className="text-sm font-medium wrap-anywhere">
              {name}
            </p>
          ) : (
            <div>
              <input
                type="text"
                dir="auto"
                data-name
                aria-label="Name of the unnamed guest"
                placeholder="Name of the unnamed guest"
                value={reply.names[id] ?? ''}
                maxLength={120}
                autoComplete="off"
                onChange={({ target }) => setReply({ ...reply, names: { ...reply.names, [id]: target.value } })}
                className={controlClass}
              />
            </div>
          )}
          {own.map((line) => {
            at += 1
            return (
              <ReplyLine
                key={line.key}
                at={at}
                line={line}
                name={name || reply.names[id] || 'Unnamed guest'}
                said={reply.answers[line.key]}
                onSay={(said) => say([line], said)}
              />
            )
          })}
        </div>
      ))}
      {isMissing && (
        <p role="alert" className="text-sm text-danger-ink">
          Nothing is entered yet: Y for yes, N for no.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={save}>
          Save Reply
        </Button>
        <Button data-back onClick={onBack}>
          Back
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Replace the answer of ${envelope.name}?`}
        text={replacedBy(people, reply).join('. ')}
        confirmLabel="Replace"
        variant="primary"
        onConfirm={() => {
          setAsking(false)
          onSave(reply)
        }}
      />
    </div>
  )
}
