import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

const nina = { name: 'Nina Alvarez', email: 'nina@larkspur.example' }

/** A team of three, of which the assistant has joined; the others' invitations are in the outbox. */
export default async function addMembers({ call, join, dayFromNow }: DemoStudio): Promise<void> {
  const [first] = (await call('GET', '/api/clients')) as [{ id: number }]
  const { id: memberId } = (await call('POST', '/api/members', { ...nina, role: 'assistant' })) as { id: number }
  await call('POST', '/api/members', { name: 'Walter Quist', email: 'walter@books.example', role: 'bookkeeper' })
  const onSite = { name: 'Priya Shah', email: 'priya@onsite.example', role: 'day-of', weddings: [first.id] }
  await call('POST', '/api/members', onSite)

  const assistant = await join(nina.email, nina.name)
  const notes = `/api/clients/${first.id}/notes`
  await call('POST', notes, {
    text: 'Her aunt and his father are not on speaking terms: never at one table, and not side by side in pictures.',
  })
  await assistant.call('POST', notes, {
    text: '@Rosa Marchetti the mill can open at seven instead of nine. I have told the florist, not the band.',
  })
  await call('POST', notes, { text: 'Thank you! @Nina Alvarez please tell the band too.' })
  await call('POST', '/api/tasks', {
    title: 'Tell the band about the earlier start',
    clientId: first.id,
    dueDate: dayFromNow(1),
    memberId,
  })
}
