import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type KeyboardEvent } from 'react'
import { contract } from '#contract/index.ts'
import { dayHere } from '#contract/day.ts'
import { change } from '#web/change.ts'
import type { Placed } from '#web/tasks/task-groups.ts'
import { useClientChoices } from '#web/use-client-choices.ts'
import { dueInWords } from '#web/tasks/shared/due.ts'

const loadParser = () => import('#web/search/shared/quick-add.ts')
type Parser = Awaited<ReturnType<typeof loadParser>>

type Props = { groupName: string; places: Placed }

/** Adds a task to its group with Enter, and stays for the next one. The line is read as in the palette. */
export function AddLine({ groupName, places }: Props) {
  const couples = useClientChoices()
  const [line, setLine] = useState('')
  const [parser, setParser] = useState<Parser>()
  const adding = useRef(false)
  const load = () => void loadParser().then(setParser, () => {})

  const known = { today: dayHere(), couples: couples ?? [] }
  const typed = parser?.readQuickAdd('task', line, known)
  const problem = line.trim() === '' ? undefined : typed && parser?.problemOf('task', typed)
  const couple = typed?.couple?.matches.length === 1 ? typed.couple.matches[0] : undefined
  const understood = [
    typed?.date && dueInWords(typed.date),
    typed?.priority && `${typed.priority} priority`,
    couple?.name,
    ...((typed && parser?.notesOn('task', typed, known)) ?? []),
  ].filter(Boolean)

  const add = async () => {
    if (!typed || problem !== undefined || adding.current || !couples) return
    const { title, date, priority } = typed
    const given = {
      title,
      ...places,
      ...(date && { dueDate: date }),
      ...(priority && { priority }),
      ...(couple && { clientId: couple.id }),
    }
    adding.current = true
    setLine('')
    try {
      await change(contract.tasks.create, { body: given }, { failure: 'Failed to create task. Please try again.' })
    } catch {
      // Nothing typed is lost, nor what was typed since.
      setLine((now) => now || line)
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
    <div data-print="none" className="px-1 py-0.5">
      <label className="flex min-h-10 items-center gap-3 touchable">
        <Plus aria-hidden className="ml-2.5 size-4 shrink-0 text-muted" />
        <input
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
      <p role="status" className={problem || understood.length > 0 ? 'pb-1.5 pl-11 text-sm text-muted' : 'sr-only'}>
        {problem ?? understood.join(' · ')}
      </p>
    </div>
  )
}
