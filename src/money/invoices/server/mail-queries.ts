import type { InvoiceMail } from '#money/invoices/contract/invoice-mail.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Letters keep what they told as JSON, in which a payment is shown with its invoice. */
export async function listMail(tx: Tx, clientId: number, invoiceId: number): Promise<InvoiceMail[]> {
  const { rows } = await tx.execute<InvoiceMail>(sql`
    select r.sent_at as at, case when r.kind like 'by hand%' then 'reminder by hand' else 'reminder' end as kind, null as name,
      'mail' as channel, null::timestamptz as "openedAt", false as bounced, r.uncertain_at is not null as uncertain
    from invoice_reminders r where r.invoice_id = ${invoiceId}
    union all
    select l.sent_at, case told ->> 'kind' when 'payment' then 'receipt' when 'open-invoice' then 'week' else 'letter' end, l.person_name,
      l.channel, l.opened_at, l.bounced_at is not null, l.uncertain_at is not null and l.opened_at is null and l.sent_again_at is null
    from letters l, jsonb_array_elements(l.news) told
    where l.client_id = ${clientId} and told ->> 'kind' in ('invoice', 'payment', 'open-invoice') and told ->> 'shownId' = ${String(invoiceId)}
    order by at desc`)
  const asText = (at: string | null) => at && new Date(at).toISOString()
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), openedAt: asText(row.openedAt) }))
}
