import { hash, randomBytes } from 'node:crypto'
import { type Benchmark, perInstance } from './benchmark.ts'

const guests = 500
const tokens = Array.from({ length: 100 }, () => randomBytes(32).toString('base64url'))

/** A wedding with 500 guests in 200 envelopes, a dinner with two meals and a brunch, and links for half of them. */
const studio = perInstance(async (instance) => {
  const { id, headers } = await instance.signUp('guests')
  const hashes = tokens.map((token) => `'${hash('sha256', token)}'`)
  const [client] = (await instance.fill(`
    insert into clients (planner_id, partner_one_name, partner_two_name, email, wedding_date)
      values (${id}, 'Ingrid', 'Tomás', 'guests@example.com', '2090-06-10') returning id`)) as [{ id: number }]
  await instance.fill(`
    insert into parts (planner_id, client_id, name, meals) values
      (${id}, ${client.id}, 'Dinner', '{Beef,Risotto}'), (${id}, ${client.id}, 'Brunch', '{}');
    insert into envelopes (planner_id, client_id, name, email, address)
      select ${id}, ${client.id}, 'The Bakkers ' || n, 'bakker' || n || '@example.com', n || ' Linden Road'
      from generate_series(1, 200) n;
    insert into guests (planner_id, client_id, envelope_id, first_name, last_name, seat, dietary)
      select ${id}, ${client.id}, e.id, 'Guest ' || n, 'Bakker', case when n <= 200 then 1 end,
        case when n % 9 = 0 then 'No nuts' end
      from (select id, row_number() over (order by id) as place from envelopes where planner_id = ${id}) e
        join generate_series(1, ${guests}) n on n % 200 + 1 = e.place;
    insert into guest_answers (planner_id, client_id, guest_id, part_id, attending, meal)
      select ${id}, ${client.id}, g.id, p.id, case when g.id % 3 > 0 then true end,
        case when g.id % 3 > 0 and p.name = 'Dinner' then 'Beef' end
      from guests g, parts p where g.planner_id = ${id} and p.planner_id = ${id};
    insert into links (planner_id, client_id, kind, subject_id, label, token_hash)
      select ${id}, ${client.id}, 'rsvp', e.id, 'The Bakkers', decode(h.hash, 'hex')
      from (select id, row_number() over (order by id) as place from envelopes where planner_id = ${id}) e
        join unnest(array[${hashes.join()}]) with ordinality h (hash, place) on h.place = e.place;
  `)
  await instance.fill('vacuum analyze')
  const [part] = (await instance.fill(`select id from parts where planner_id = ${id} and name = 'Dinner'`)) as [
    { id: number },
  ]
  return { headers, clientId: client.id, partId: part.id }
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
