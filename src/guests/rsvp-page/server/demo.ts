import { demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

const words = {
  dressCode: 'Garden party: light suits, dresses of any length. The meadow is soft, so leave the thin heels at home.',
  directions:
    'The Old Mill is fifteen minutes from Bath Spa station. Our coaches leave the hotel at 2 pm, and drive back at 11 pm and at midnight.\n\nThere is parking behind the mill; the lane is narrow, so please come by the bridge.',
  lodging:
    'The Miller’s Arms holds rooms for us until two weeks before the day. Say “Hartley and Okafor” when you call.',
}

const questions = [
  { text: 'Which song gets you on the dance floor?', kind: 'song' },
  {
    text: 'How will you get to the mill?',
    kind: 'choice',
    options: ['By coach from the hotel', 'By car', 'On foot or by bicycle'],
    isRequired: true,
  },
  { text: 'Are you staying overnight?', kind: 'yes-no' },
  { text: 'What should we know about marriage?', kind: 'text' },
]

/** The couple's own words and questions on the page for answers. */
export default async function writePage({ call }: DemoStudio): Promise<void> {
  const path = await demoWedding(call)
  await call('PATCH', `${path}/rsvp-page`, words)
  for (const question of questions) await call('POST', `${path}/rsvp-questions`, question)
}
