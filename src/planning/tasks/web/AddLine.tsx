import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type KeyboardEvent } from 'react'
import * as calls from '#planning/tasks/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { change } from '#platform/web/calls/change.ts'
import type { Placed } from '#planning/tasks/web/task-groups.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { dueInWords } from '#planning/tasks/web/public/due.ts'

const loadParser = () => import('#planning/tasks/web/public/quick-add.ts')
type Parser = Awaited<ReturnType<typeof loadParser>>

type Props = { groupName: string; places: Placed }

/** Adds a task to its group with Enter, and stays for the next one. The line is read as in the palette. */
export default function AddLine({ groupName, places }: Props) {
  const [isUsed, setUsed] = useState(false)
  const couples = useClientChoices(isUsed)
  const [line, setLine] = useState('')
  const [parser, setParser] = useState<Parser>()
  const adding = useRef(false)
  const load = () => {
    setUsed(true)
    void loadParser().then(setParser, () => {})
  }

  const known = { today: dayHere(), couples: couples?.filter(({ isArchived }) => !isArchived) ?? [] }
  const read = (by: Parser) => {
    const typed = by.readQuickAdd('task', line, known)
    const couple = typed.couple?.matches.length === 1 ? typed.couple.matches[0] : undefined
    return { typed, couple, problem: by.problemOf('task', typed), notes: by.notesOn('task', typed, known) }
  }
  const now = parser && line.trim() !== '' ? read(parser) : undefined
  const understood = [
    now?.typed.date && dueInWords(now.typed.date),
    now?.typed.priority && `${now.typed.priority} priority`,
    now?.couple?.name,
    ...(now?.notes ?? []),
  ].filter(Boolean)

  const add = async () => {
    if (line.trim() === '' || adding.current) return
    adding.current = true
    try {
      // Enter may be quicker than the code that reads the line.
      const entered = read(parser ?? (await loadParser()))
      if (entered.problem !== undefined || (entered.typed.couple && !couples)) return
      const { title, date, priority } = entered.typed
      const body = {
        title,
        ...places,
        ...(date && { dueDate: date }),
        ...(priority && { priority }),
        ...(entered.couple && { clientId: entered.couple.id }),
      }
      setLine('')
      await change(calls.create, { body }, { failure: 'Failed to create task. Please try again.' })
    } catch {
      // Nothing typed is lost, nor what was typed since.
      setLine((later) => later || line)
    } finally {
      adding.current = false
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setLine('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }
  return (
    <div data-print="hidden" className="px-1 py-0.5">
      <label className="flex min-h-10 items-center gap-3 touchable">
        <Plus aria-hidden className="ml-2.5 size-4 shrink-0 text-muted" />
        <input
          dir="auto"
          value={line}
          aria-label={`Add a task to ${groupName}`}
          placeholder="Add a task"
          autoComplete="off"
          onFocus={load}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={press}
          className="min-h-9 min-w-0 flex-1 rounded-sm bg-transparent px-1 text-[0.9375rem] touch:text-base"
        />
      </label>
      <p
        role="status"
        className={now?.problem || understood.length > 0 ? 'pb-1.5 pl-11 text-sm text-muted' : 'sr-only'}
      >
        {now?.problem ?? understood.join(' · ')}
      </p>
    </div>
  )
}
