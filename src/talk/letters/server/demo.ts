import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** Own words for invoices, and a couple that is not written to about dates. */
export default async function addLetterChoices({ call }: DemoStudio): Promise<void> {
  await call('PATCH', '/api/letter-words', {
    kind: 'invoice',
    words: 'This is the next step on the way to {wedding date}. Please write to us if anything about it is unclear:',
  })
  const clients = (await call('GET', '/api/clients')) as Client[]
  const sofia = clients.find(({ partnerOneName }) => partnerOneName === 'Sofia Reyes')
  if (sofia) await call('PATCH', `/api/clients/${sofia.id}/letter-settings`, { kindsOff: ['event'] })
}
