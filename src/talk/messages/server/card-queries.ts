import type { Card, CardReference } from '#talk/messages/contract/message-cards.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

/** Whether the planner shows this part of the portal to the couple of the row `m`. */
const isEnabled = (feature: string) =>
  sql.raw(`coalesce((select look.enabled_features ? '${feature}' from portal_customizations look
    where look.planner_id = m.planner_id and look.client_id = m.client_id), true)`)

/** An invoice that was not chosen for the portal is not shown there; if none is chosen, all are. */
const isChosen = sql.raw(`coalesce((select look.selected_invoices = '[]' or look.selected_invoices @> to_jsonb(i.id)
    from portal_customizations look where look.planner_id = m.planner_id and look.client_id = m.client_id), true)`)

/**
 * The records that links of a row `m` lead to, as far as they are for the couple's eyes. The couple's role sees fewer,
 * by the policies of these tables.
 */
const records = sql`
  left join tasks t on c.kind = 'task' and t.planner_id = m.planner_id and t.client_id = m.client_id
    and t.id = c.id and t.visible_to_couple and ${isEnabled('tasks')}
  left join documents d on c.kind = 'document' and d.planner_id = m.planner_id and d.client_id = m.client_id
    and d.id = c.id and d.visible_to_couple and ${isEnabled('documents')}
  left join invoices i on c.kind = 'invoice' and i.planner_id = m.planner_id and i.client_id = m.client_id
    and i.id = c.id and i.status not in ('Draft', 'Void') and not i.is_sample and ${isChosen}
  left join lateral (select greatest(i.amount_cents - i.paid_cents - i.waived_cents, 0) as cents) open on i.id is not null`

/** The cards of a message, or of a scheduled one, in the table with this name. */
export const cardsOf = (table: 'messages' | 'scheduled_messages') => sql<
  Card[]
>`case when ${sql.raw(table)}.cards is null then '[]' else (
  select json_agg(json_build_object('kind', c.kind, 'id', coalesce(t.id, d.id, i.id),
    'title', coalesce(t.title, d.original_name, i.invoice_number, ''), 'dueDate', coalesce(t.due_date, i.due_date),
    'done', coalesce(t.completed, open.cents = 0, false),
    'currency', i.currency, 'amount', decimal_of(open.cents, i.currency))
    order by c.place)
  from (select ${sql.raw(table)}.planner_id, ${sql.raw(table)}.client_id) m
  cross join lateral (select one ->> 'kind' as kind, (one ->> 'id')::int as id, place
    from jsonb_array_elements(${sql.raw(table)}.cards) with ordinality as listed (one, place)) c
  ${records}) end`

/** Refuses links to records that are not this couple's or not for its eyes. */
export async function checkCards(tx: Tx, clientId: number, cards: readonly CardReference[]): Promise<void> {
  if (cards.length === 0) return
  const { rows } = await tx.execute<{ found: number }>(sql`
    select count(coalesce(t.id, d.id, i.id))::int as found
    from clients m0 cross join lateral (select m0.planner_id, m0.id as client_id) m
    cross join jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c (kind text, id int)
    ${records} where m0.id = ${clientId}`)
  if (rows[0]?.found === cards.length) return
  const message = msg('One of the links is not, or no longer, for this couple. Please remove it.')
  refuseField('cards', message)
}
