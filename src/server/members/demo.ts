import type { Client } from '#contract/clients.ts'
import type { DemoStudio } from '#server/ground/demo-studio.ts'

/** A team of three, whose invitations are in the outbox. */
export default async function addMembers({ call }: DemoStudio): Promise<void> {
  const clients = (await call('GET', '/api/clients')) as Client[]
  const weddings = clients.slice(0, 1).map(({ id }) => id)
  await call('POST', '/api/members', { name: 'Nina Alvarez', email: 'nina@larkspur.example', role: 'assistant' })
  await call('POST', '/api/members', { name: 'Walter Quist', email: 'walter@books.example', role: 'bookkeeper' })
  await call('POST', '/api/members', { name: 'Priya Shah', email: 'priya@onsite.example', role: 'day-of', weddings })
}
