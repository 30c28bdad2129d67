import { startInWords } from '#day/days/web/public/start-in-words.ts'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { lengthInWords, minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import type { NewItem } from '#day/days/contract/endpoints.ts'
import * as calls from '#day/days/contract/calls.ts'
import { changeDay } from '#day/days/web/change-day.ts'
import { inDay } from '#day/days/web/item-edits.ts'
import { isSeveral } from '#day/days/web/pasted-rows.ts'
import { emptyItem, usualMinutes } from '#day/days/web/empty-item.ts'
import { readTypedItem, type TypedItem } from '#day/days/web/typed-item.ts'
import { nextStart } from '#day/days/web/typed-time.ts'
import { useUsualDurations } from '#day/days/web/use-usual-durations.ts'

type Props = { day: Day; isBegun: boolean; onPaste: (text: string) => void }

/** Adds an item for each line with Enter, and opens the preview for several pasted rows. */
export function AddItems({ day, isBegun, onPaste }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that began the sheet is gone, and has left the focus nowhere.
    if (isBegun && document.activeElement === document.body) field.current?.focus()
  }, [isBegun])
  const [line, setLine] = useState('')
  const after = nextStart(day.items)
  const typed = readTypedItem(line, { after, vendors: day.vendors })
  const usualOf = useUsualDurations(line !== '')
  const usual = typed.minutes === undefined ? usualOf(typed.title) : undefined
  const problem = line.trim() === '' ? undefined : (typed.problem ?? (typed.title ? undefined : 'It needs a title.'))

  const send = async (body: NewItem, wasTyped: string): Promise<void> => {
    const failure = 'Failed to add the item. Please try again.'
    const shown = shownMeanwhile(body, day.id)
    let addedId: number | undefined
    const meanwhile = inDay(day.id, (items) => (items.some(({ id }) => id === addedId) ? items : [...items, shown]))
    const saved = (_sent: unknown, added: Item) => {
      addedId = added.id
    }
    try {
      await changeDay(day.id, calls.addItem, { params: { id: day.id }, body }, { meanwhile, failure, saved })
    } catch {
      // Nothing typed is lost, nor what was typed since.
      setLine((now) => now || wasTyped)
    }
  }
  const add = () => {
    if (problem !== undefined || line.trim() === '') return
    const body = newItem({ ...typed, ...(usual !== undefined && { minutes: usual }) }, day.items, after)
    const wasTyped = line
    setLine('')
    void send(body, wasTyped)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setLine('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isSeveral(text)) return
    event.preventDefault()
    onPaste(text)
  }
  return (
    <div data-print="hidden" className="day-add">
      <label className="flex min-h-10 items-center gap-3 touchable">
        <Plus aria-hidden className="ml-2.5 size-4 shrink-0 text-muted" />
        <input
          dir="auto"
          ref={field}
          value={line}
          aria-label="Add an item"
          placeholder="14:30 Ceremony 45m @Garden #Photographer"
          autoComplete="off"
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={press}
          onPaste={paste}
          className="min-h-9 min-w-0 flex-1 rounded-sm bg-transparent px-1 text-[0.9375rem] touch:text-base"
        />
      </label>
      <p role="status" className="day-understood">
        {problem ?? (line.trim() === '' ? hint : understood(typed, after, usual))}
      </p>
    </div>
  )
}

const hint =
  'Press Enter to add it. You can also paste rows from a spreadsheet: time, title, duration, place, notes, vendors.'

function understood(typed: TypedItem, after: number, usual: number | undefined): string {
  const { start = timeOf(after), minutes = usualMinutes, title, place, vendors, isKey } = typed
  const parts = [
    startInWords(start),
    title,
    usual === undefined ? lengthInWords(minutes) : `usually ${lengthInWords(usual)}`,
    place && `at ${place}`,
    vendors.length > 0 && `with ${vendors.map(({ name }) => name).join(', ')}`,
    isKey && 'key moment',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A new item belongs to the section of the one before it. */
function newItem(typed: TypedItem, items: readonly Item[], after: number): NewItem {
  const { vendors, problem: _none, ...fields } = typed
  const start = minutesOf(typed.start ?? '') ?? after
  const before = items.findLast((item) => (minutesOf(item.start) ?? 0) <= start)
  const section = before?.section ?? null
  return { ...fields, start: timeOf(start), section, vendorIds: vendors.map(({ vendorId }) => vendorId) }
}

let shown = 0

/** Stands for an item that the server has not answered with yet; it has no id to be changed by. */
const shownMeanwhile = (body: NewItem, dayId: number): Item => ({
  ...emptyItem,
  ...(body as Partial<Item> & Pick<Item, 'title' | 'start'>),
  id: (shown -= 1),
  dayId,
})
