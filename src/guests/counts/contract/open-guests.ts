import * as z from 'zod/mini'

/** From so many days before the deadline of a part, missing answers are asked for. */
export const answerDays = 3
/** From so many days before the wedding, missing meals are asked for. */
export const mealDays = 30
/** From so many days before the wedding, missing addresses are asked for, so that invitations can be sent. */
export const addressDays = 90

const count = z.int()

/** What is missing in a guest list, as soon as it is time for it; what is 0 is not missing, or not asked for yet. */
export const openGuests = z.object({
  /** Guests who have not answered for a part whose deadline is near or over. */
  unanswered: count,
  /** The earliest of these deadlines. */
  deadline: z.nullable(z.string()),
  /** Guests who come to a part with a choice of meals, and have chosen none. */
  withoutMeal: count,
  /** Envelopes of the A list with neither a postal address nor an email address, whose guests have not answered. */
  withoutAddress: count,
})
export type OpenGuests = z.output<typeof openGuests>
