import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { demoEnvelopes, demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** Song, how they come, whether they stay, what they say about marriage; and a note. */
type DemoReply = { by: string; replies: [string, string, string, string]; note?: string }

const byCoach = 'By coach from the hotel'
const answers: DemoReply[] = [
  {
    by: 'Thomas Hartley',
    replies: ['September, Earth, Wind & Fire', 'By car', 'no', 'Never go to bed angry, or hungry.'],
  },
  {
    by: 'Antoine Delacroix',
    replies: ['Voyage, voyage', byCoach, 'yes', ''],
    note: 'Nous arrivons la veille par le train de 18 h 40. Quelle joie de vous revoir !',
  },
  { by: 'Linh Nguyen', replies: ['Dancing Queen', byCoach, 'yes', 'Two blankets. Trust us.'] },
  { by: 'Fiona O’Malley', replies: ['', byCoach, 'yes', ''], note: 'Saoirse has learned to say “congratulations”.' },
  { by: 'Ifeoma Eze', replies: ['Water No Get Enemy, Fela Kuti', byCoach, 'yes', 'Listen first, then cook together.'] },
  { by: 'Klara Reinholt', replies: ['99 Luftballons', 'On foot or by bicycle', 'yes', ''] },
  { by: 'Tess Holloway', replies: ['September', 'By car', 'no', 'Ask Marcus about the canoe.'] },
]

/** Those who have said nothing yet come, and eat the first dish. */
const answersOf = ({ guests, seats }: PlannersEnvelope, parts: readonly Part[]) =>
  [...guests, ...seats].flatMap(({ id, answers: given }) =>
    given.map(({ partId, attending, meal }) => {
      const first = parts.find((part) => part.id === partId)?.meals[0]
      return {
        guestId: id,
        partId,
        attending: attending ?? true,
        ...(attending !== false && { meal: meal ?? first ?? '' }),
      }
    }),
  )

/** Some guests answer on their page, and to the couple's questions. */
export default async function answerInvitations({ call }: DemoStudio): Promise<void> {
  const path = await demoWedding(call)
  const { of } = await demoEnvelopes(call, path)
  const parts = (await call('GET', `${path}/parts`)) as Part[]
  const { questions } = (await call('GET', `${path}/rsvp-page`)) as { questions: Question[] }
  for (const { by, replies, note = '' } of answers) {
    const envelope = of(by)
    const { links } = (await call('POST', `${path}/rsvp-links`, { envelopeIds: [envelope.id] })) as {
      links: { address: string }[]
    }
    await call('POST', `/api/rsvp/${links[0]!.address.split('/').pop()}`, {
      answers: answersOf(envelope, parts),
      replies: questions.map(({ id }, index) => ({ questionId: id, reply: replies[index] ?? '' })),
      note,
    })
  }
}
