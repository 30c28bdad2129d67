import type { EventType } from '#planning/events/contract/endpoints.ts'
import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rules = () => import('#planning/events/contract/endpoints.ts').then(({ eventForm }) => eventForm)

export type EditedEvent = Omit<CalendarItem, 'kind'>
export type EventStart = { date: string; time?: string | undefined; clientId?: number | undefined }

const usualTime = '09:00'

/** The initial values of the form: those of the event, or of a new one on a day. */
export function startValues(start: EventStart | { item: EditedEvent }) {
  const given = 'item' in start ? start.item : undefined
  const { date, time } = given ?? { time: usualTime, ...definedIn(start as EventStart) }
  return {
    title: given?.title ?? '',
    clientId: clientChosen(start),
    date,
    time: time ?? '',
    type: (given?.type ?? 'milestone') as EventType,
    description: given?.description ?? '',
    place: given?.place ?? '',
    minutes: given?.minutes ? String(given.minutes) : '',
    offset: given ? given.offset : null,
  }
}

function clientChosen(start: EventStart | { item: EditedEvent }): string {
  if ('item' in start && start.item.clientId === null) return studioChoice
  const { clientId } = 'item' in start ? start.item : start
  return clientId ? String(clientId) : ''
}

const definedIn = (start: EventStart) =>
  Object.fromEntries(Object.entries(start).filter(([, value]) => value !== undefined)) as EventStart

type EventFormValues = ReturnType<typeof startValues>

export const useEventForm = (start: EventFormValues, id?: number) =>
  useZodForm(rules, start, formDraft(`event-${id ?? 'new'}`))
export type EventFormState = ReturnType<typeof useEventForm>
