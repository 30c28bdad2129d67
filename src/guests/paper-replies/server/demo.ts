import { demoEnvelopes, demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** Two cards that came by post: one that says yes, and one that declines. */
const cards = [
  { by: 'Grandma Adaeze Eze', attending: true },
  { by: 'Ji-woo Park', attending: false },
]

export default async function enterCards({ call }: DemoStudio): Promise<void> {
  const { of } = await demoEnvelopes(call, await demoWedding(call))
  for (const { by, attending } of cards) {
    const { id, guests } = of(by)
    await call('POST', `/api/envelopes/${id}/paper-reply`, {
      guests: guests.map((guest) => ({
        id: guest.id,
        answers: guest.answers.map(({ partId, ...previous }) => ({ partId, attending, previous })),
      })),
    })
  }
}
