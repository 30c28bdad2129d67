import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { DemoCaller } from '#platform/server/foundation/demo-studio.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Call = DemoCaller['call']

/** Where the demo's wedding with guests is in the API. */
export async function demoWedding(call: Call): Promise<string> {
  const all = (await call('GET', '/api/clients')) as Client[]
  const client = all.find(({ partnerOneName }) => partnerOneName.startsWith('Emma'))
  if (!client) throw new Error('The demo has no wedding of Emma')
  return `/api/clients/${client.id}`
}

/** The envelopes of the demo's wedding, and the one in which somebody of this name is. */
export async function demoEnvelopes(call: Call, path: string) {
  const all = (await call('GET', `${path}/envelopes`)) as PlannersEnvelope[]
  const of = (name: string) => {
    const found = all.find(({ guests }) =>
      guests.some(({ firstName, lastName }) => `${firstName} ${lastName}` === name),
    )
    if (!found) throw new Error(`The demo has no guest ${name}`)
    return found
  }
  return { all, of }
}
