import * as guests from '#guests/guests/contract/calls.ts'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import * as calls from '#guests/paper-replies/contract/calls.ts'
import type { PaperGuest } from '#guests/paper-replies/contract/endpoints.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { sendLater } from '#platform/web/outbox/send-later.ts'

describeCall(calls.enter, (cached, { params: { id }, body }) => {
  const now = new Date().toISOString()
  cached.edit(
    guests.list,
    (list) =>
      list.map((envelope) => (envelope.id === id ? replied(envelope, body.guests, now) : envelope)) as typeof list,
  )
})

type One = Envelope['guests'][number]

/** An envelope with a reply that is on its way. */
function replied(envelope: Envelope, given: readonly PaperGuest[], now: string): Envelope {
  const all: One[] = [
    ...envelope.guests,
    ...envelope.seats.map((seat) => ({ firstName: null, lastName: null, ...seat })),
  ]
  const people = all.map((one) => {
    const own = given.find(({ id }) => id === one.id)
    if (!own) return one
    const { firstName = one.firstName, lastName = one.lastName } = own
    return { ...one, firstName, lastName, answers: one.answers.map((answer) => answered(answer, own)) }
  })
  const isNamed = ({ firstName, lastName }: One) => firstName !== null || lastName !== null
  const seats = people.filter((one) => !isNamed(one))
  return {
    ...envelope,
    guests: people.filter(isNamed),
    seats,
    unnamedSeats: seats.length,
    answeredAt: now,
    paperAt: now,
  }
}

function answered(answer: One['answers'][number], { answers }: PaperGuest) {
  const own = answers.find(({ partId }) => partId === answer.partId)
  if (!own) return answer
  return { ...answer, attending: own.attending, meal: own.attending ? (own.meal ?? answer.meal) : null }
}

/** Stores the reply on this device and sends it, now or when the network is back. */
export const sendReply = (
  { id, name }: Envelope,
  given: PaperGuest[],
  onSent: (batch: number) => void,
): Promise<void> =>
  sendLater(calls.enter, { params: { id }, body: { guests: given } }, `Reply of ${name}`, {
    answered: ({ batch }) => onSent(batch),
  })
