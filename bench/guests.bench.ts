import { hash, randomBytes } from 'node:crypto'
import { type Benchmark, perInstance } from './benchmark.ts'
import { fillGuests } from './many-guests.ts'

const guests = 500
const tokens = Array.from({ length: 100 }, () => randomBytes(32).toString('base64url'))

/** A wedding with its guests, and links for half of the envelopes. */
const studio = perInstance(async (instance) => {
  const { id, headers } = await instance.signUp('guests')
  const hashes = tokens.map((token) => `'${hash('sha256', token)}'`)
  const clientId = await fillGuests(instance, id, { envelopes: 200, guests })
  await instance.fill(`
    insert into links (planner_id, client_id, kind, subject_id, label, token_hash)
      select ${id}, ${clientId}, 'rsvp', e.id, 'The Bakkers', decode(h.hash, 'hex')
      from (select id, row_number() over (order by id) as place from envelopes where planner_id = ${id}) e
        join unnest(array[${hashes.join()}]) with ordinality h (hash, place) on h.place = e.place;
  `)
  await instance.fill('vacuum analyze')
  const [part] = (await instance.fill(`select id from parts where planner_id = ${id} and name = 'Dinner'`)) as [
    { id: number },
  ]
  return { headers, clientId, partId: part.id }
})

const read = (name: string, call: string): Benchmark => ({
  name,
  kind: 'reads',
  concurrency: 8,
  async prepare(instance) {
    const { headers, clientId } = await studio(instance)
    return { method: 'GET', paths: [`/api/clients/${clientId}/${call}`], headers }
  },
})

export default [
  read(`a list of ${guests} guests`, 'envelopes'),
  read(`counts of ${guests} guests`, 'guest-counts'),
  {
    name: 'an answer of an envelope',
    kind: 'writes',
    concurrency: 8,
    async prepare(instance) {
      const { partId } = await studio(instance)
      const bodies = ['Beef', 'Risotto'].map((meal) =>
        JSON.stringify({ answers: [{ seat: 1, partId, attending: true, meal }] }),
      )
      return {
        method: 'POST',
        paths: tokens.map((token) => `/api/rsvp/${token}`),
        headers: { 'content-type': 'application/json' },
        bodies,
      }
    },
  },
] satisfies Benchmark[]
