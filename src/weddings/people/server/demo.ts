import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { newPerson, Person } from '#weddings/people/contract/endpoints.ts'
import type * as z from 'zod/mini'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type DemoPeople = { partnerTwo?: string; others: (z.input<typeof newPerson> & { email: string; invited?: true })[] }

/** By the name of partner one. */
const people: Record<string, DemoPeople> = {
  'Emma Hartley': {
    partnerTwo: 'james@couple.example',
    others: [
      {
        name: 'Ruth Hartley',
        relation: 'Mother of Emma',
        email: 'ruth@family.example',
        phone: '+1 (415) 555-0119',
        access: 'only-money',
        rhythm: 'needs-me',
        invited: true,
      },
    ],
  },
  'Sofia Reyes': {
    others: [
      {
        name: 'Carmen Vidal',
        relation: 'Witness of Sofia',
        email: 'carmen@family.example',
        languageNote: 'Prefers Spanish',
        access: 'no-money',
        rhythm: 'weekly',
      },
    ],
  },
}

/** Adds a mother and a witness, and gives a second partner an address. */
export default async function addPeople({ call }: DemoStudio): Promise<void> {
  const clients = (await call('GET', '/api/clients')) as Client[]
  for (const { id, partnerOneName } of clients) {
    const { partnerTwo, others } = people[partnerOneName] ?? { others: [] }
    if (partnerTwo) {
      const ofWedding = (await call('GET', `/api/clients/${id}/people`)) as Person[]
      const partner = ofWedding.find(({ role }) => role === 'partner-two')
      await call('PATCH', `/api/people/${partner?.id}`, { email: partnerTwo })
    }
    for (const { invited, ...person } of others) {
      const added = (await call('POST', `/api/clients/${id}/people`, person)) as Person
      if (invited) await call('POST', `/api/people/${added.id}/invite`)
    }
  }
}
