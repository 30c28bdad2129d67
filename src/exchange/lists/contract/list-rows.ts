import * as z from 'zod/mini'
import { newClient } from '#weddings/clients/contract/endpoints.ts'
import { newEvent } from '#planning/events/contract/endpoints.ts'
import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import { optionalText } from '#platform/contract/fields.ts'
import { newTask } from '#planning/tasks/contract/endpoints.ts'
import { vendorForm } from '#weddings/vendors/contract/endpoints.ts'

const { title, description, dueDate, priority, phase } = newTask.shape
const minutes = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Please enter whole minutes, such as 90.')),
    z.transform((text: string) => Number(text)),
  ),
)

const clientId = z.string().check(z.regex(/^[1-9]\d{0,8}$/))
/** A couple by its names or its address, or by its id. */
const ofCouple = { couple: optionalText(), clientId: z.optional(clientId) }

/** What the rows of each list must be, by the rules of the forms. */
export const listRows = {
  clients: newClient,
  vendors: vendorForm,
  tasks: z.object({
    title,
    description,
    dueDate,
    priority,
    phase,
    completed: z.optional(
      z.pipe(
        z.literal('yes'),
        z.transform(() => true),
      ),
    ),
    ...ofCouple,
  }),
  events: z.object({
    title,
    description: newEvent.shape.description,
    date: newEvent.shape.date,
    time: newEvent.shape.time,
    type: newEvent.shape.type,
    place: newEvent.shape.place,
    minutes,
    couple: ofCouple.couple,
    clientId: z.optional(z.union([clientId, z.literal(studioChoice)])),
  }),
}
