import { lazy, useEffect, useRef } from 'react'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import type { Look } from '#overview/calendar/web/look.ts'
import { keyOfItem } from '#overview/calendar/web/calendar-items.ts'
import { DeleteEventDialog } from '#planning/events/web/public/DeleteEventDialog.tsx'
import type { EventFormStart } from '#planning/events/web/public/EventFormDialog.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadForm = () => import('#planning/events/web/public/EventFormDialog.tsx')
const loadEvent = () => import('#planning/events/web/public/EventDialog.tsx')
const loadLook = () => import('#overview/calendar/web/LookDialog.tsx')
const loadDay = () => import('#overview/calendar/web/DayDialog.tsx')
const EventFormDialog = lazy(loadForm)
const EventDialog = lazy(loadEvent)
const DayDialog = lazy(loadDay)
const LookDialog = lazy(loadLook)

export type OpenDialog =
  | { kind: 'event' | 'edit' | 'delete'; item: CalendarItem }
  | { kind: 'new'; date: string; time?: string | undefined }
  | { kind: 'day'; date: string }
  | { kind: 'look' }

type Props = {
  dialog: OpenDialog | undefined
  items: readonly CalendarItem[]
  client: number | undefined
  look: readonly [Look, (part: Partial<Look>) => void]
  actions: Pick<CalendarActions, 'open' | 'create'>
  onDialog: (dialog: OpenDialog | undefined) => void
}

/** One dialog at a time; each stays mounted until its next opening, so that the closing animation runs. */
export function CalendarDialogs({ dialog, items, client, look: [look, changeLook], actions, onDialog }: Props) {
  useFetchedAhead(loadForm)
  useFetchedAhead(loadEvent)
  useFetchedAhead(loadDay)
  useFetchedAhead(loadLook)
  const last = useRef<{ item?: CalendarItem; day?: string; start?: EventFormStart; hasLook?: boolean }>({})
  useReturnToOpener(dialog !== undefined)
  const shown = dialog && 'item' in dialog && (items.find((item) => sameItem(item, dialog.item)) ?? dialog.item)
  if (shown) last.current.item = shown
  if (dialog?.kind === 'day') last.current.day = dialog.date
  if (dialog?.kind === 'new') last.current.start = { date: dialog.date, time: dialog.time, clientId: client }
  if (shown && dialog.kind === 'edit') last.current.start = { item: shown }
  if (dialog?.kind === 'look') last.current.hasLook = true
  const { item, day, start, hasLook } = last.current
  const close = () => onDialog(undefined)
  return (
    <Later>
      {hasLook && <LookDialog look={look} open={dialog?.kind === 'look'} onChange={changeLook} onClose={close} />}
      {item && (
        <EventDialog
          item={item}
          open={dialog?.kind === 'event'}
          onClose={close}
          onEdit={() => onDialog({ kind: 'edit', item })}
          onDelete={() => onDialog({ kind: 'delete', item })}
        />
      )}
      {item && <DeleteEventDialog event={item} open={dialog?.kind === 'delete'} onClose={close} />}
      {day && (
        <DayDialog
          date={day}
          items={items.filter(({ date }) => date === day)}
          open={dialog?.kind === 'day'}
          onClose={close}
          onOpen={actions.open}
          onNew={() => actions.create(day)}
        />
      )}
      {start && (
        <EventFormDialog start={start} open={dialog?.kind === 'new' || dialog?.kind === 'edit'} onClose={close} />
      )}
    </Later>
  )
}

const sameItem = (one: CalendarItem, other: CalendarItem) => keyOfItem(one) === keyOfItem(other)

/** For a dialog opened from another dialog, which is gone when it closes: returns the focus to the element that opened the first one. */
function useReturnToOpener(open: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (open) {
      opener.current = document.activeElement
      return undefined
    }
    const timer = setTimeout(() => {
      const { activeElement } = document
      const nowhere = activeElement === document.body || activeElement === null
      if (nowhere && opener.current instanceof HTMLElement) opener.current.focus()
    }, 250)
    return () => clearTimeout(timer)
  }, [open])
}
