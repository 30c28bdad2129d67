import { demoEnvelopes, demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

const words = {
  kind: 'invitation',
  language: 'en',
  subject: 'Come and celebrate with us: {couple}',
  words:
    'We are getting married on {wedding date} at {venue}, and it would not be the same without you.\n\nPlease tell us by {deadline} who of you comes, and what you would like to eat.',
}

/** Everybody on the A list was mailed the date and then the invitation; the demo moves both into the past. */
export default async function mailGuests({ call }: DemoStudio): Promise<void> {
  const path = await demoWedding(call)
  await call('POST', `${path}/guest-mail-words`, words)
  const { all } = await demoEnvelopes(call, path)
  const envelopeIds = all.filter(({ email, list }) => email && list === 'A').map(({ id }) => id)
  // For the printed cards, which have a code of the link.
  await call('POST', `${path}/rsvp-links`, { envelopeIds })
  for (const kind of ['save-the-date', 'invitation'])
    await call('POST', `${path}/guest-mails`, { kind, wave: 1, envelopeIds })
}
