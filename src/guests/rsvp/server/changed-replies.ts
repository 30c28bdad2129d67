import type { Rsvp, RsvpAnswer } from '#guests/rsvp/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse, refuseField, told } from '#platform/server/foundation/refusal.ts'

export type ChangedReply = { questionId: number; reply: string | null }
type Question = Rsvp['questions'][number]

function fits({ kind, options, reply: before }: Question, reply: string): boolean {
  // An option that was taken off the list meanwhile stays the answer of whoever has chosen it.
  if (reply === before) return true
  if (kind === 'choice') return options.includes(reply)
  return kind !== 'yes-no' || reply === 'yes' || reply === 'no'
}

/** The replies that are others than before. Refuses those to questions of other weddings, and what is not to be chosen. */
export function changedReplies(
  { questions, studio, closed }: Rsvp,
  after: Rsvp['guests'],
  { answers, replies = [] }: RsvpAnswer,
): ChangedReply[] {
  const given = new Map(replies.map(({ questionId, reply }) => [questionId, reply || null]))
  for (const [id, reply] of given) {
    const question = questions.find((one) => one.id === id) ?? refuse('not-found')
    if (reply && !fits(question, reply)) refuseField('reply', msg('Please choose one of the options.'))
  }
  const changed = questions.flatMap(({ id, reply: before }) => {
    const reply = given.get(id)
    return reply === undefined || reply === before ? [] : [{ questionId: id, reply }]
  })
  if (closed && changed.length > 0)
    refuse('invalid', told('The time to answer is over. Please ask {studio}.', { studio }))
  const isComing = after.some((guest) => guest.answers.some(({ attending }) => attending))
  if (!isComing || !answers.some(({ attending }) => attending)) return changed
  const open = questions.find(({ id, isRequired, reply }) => isRequired && !(given.has(id) ? given.get(id) : reply))
  if (open) refuse('invalid', told('Please answer “{question}” too.', { question: open.text }))
  return changed
}
