import type { Instance } from './instance.ts'

/** A wedding with guests in envelopes, of whom two thirds have answered to a dinner with two meals and a brunch. */
export async function fillGuests(
  instance: Instance,
  plannerId: number,
  { envelopes, guests }: { envelopes: number; guests: number },
): Promise<number> {
  const [client] = (await instance.fill(`
    insert into clients (planner_id, partner_one_name, partner_two_name, email, wedding_date)
      values (${plannerId}, 'Ingrid', 'Tomás', 'guests@example.com', '2090-06-10') returning id`)) as [{ id: number }]
  const ids = `${plannerId}, ${client.id}`
  await instance.fill(`
    insert into parts (planner_id, client_id, name, meals) values
      (${ids}, 'Dinner', '{Beef,Risotto}'), (${ids}, 'Brunch', '{}');
    insert into envelopes (planner_id, client_id, name, email, address)
      select ${ids}, 'The Bakkers ' || n, 'bakker' || n || '@example.com', n || ' Linden Road'
      from generate_series(1, ${envelopes}) n;
    insert into guests (planner_id, client_id, envelope_id, first_name, last_name, seat, dietary)
      select ${ids}, e.id, 'Guest ' || n, 'Bakker', case when n <= ${envelopes} then 1 end,
        case when n % 9 = 0 then 'No nuts' end
      from (select id, row_number() over (order by id) as place from envelopes where client_id = ${client.id}) e
        join generate_series(1, ${guests}) n on n % ${envelopes} + 1 = e.place;
    insert into guest_answers (planner_id, client_id, guest_id, part_id, attending, meal)
      select ${ids}, g.id, p.id, case when g.id % 3 > 0 then true end,
        case when g.id % 3 > 0 and p.name = 'Dinner' then 'Beef' end
      from guests g, parts p where g.client_id = ${client.id} and p.client_id = ${client.id};
  `)
  return client.id
}
