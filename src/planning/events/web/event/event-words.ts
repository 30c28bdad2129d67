import { t } from '#platform/web/locale/t.ts'
import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import type { EventFormState } from '#planning/events/web/event/use-event-form.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'

type Values = EventFormState['values']

/** The fields of the form, as it calls them. */
export const fieldNames = {
  title: 'Title',
  clientId: 'Client',
  date: 'Date',
  time: 'Time',
  type: 'Type',
  description: 'Description',
  place: 'Place',
  minutes: 'Minutes',
  offset: 'Follows the wedding',
} satisfies Record<keyof Values, string>

/** What is in the form, as a person reads it. */
export const inWords = (
  values: Values,
  couples: readonly { id: number; name: string }[] = [],
): Record<keyof typeof fieldNames, string> => {
  const { clientId, date, time, type, offset } = values
  const couple = couples.find(({ id }) => String(id) === clientId)?.name
  return {
    ...values,
    clientId: clientId === studioChoice ? 'Studio' : (couple ?? ''),
    date: date && formatDate(date),
    time: time && formatTime(time),
    type: eventTypeLabels[type],
    offset: offset ? fromWeddingInWords(offset, t) : '',
  }
}
