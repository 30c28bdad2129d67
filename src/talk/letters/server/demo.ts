import type { Client } from '#contract/clients.ts'
import type { DemoStudio } from '#server/ground/demo-studio.ts'

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
