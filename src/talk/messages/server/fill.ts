import { merge, mergeFields } from '#weddings/clients/contract/merge.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { findLanguage } from '#weddings/people/server/public/language.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'

/** The text with the values of today in the language of the wedding, what is said of fields without one, and whom it is for. */
export async function fill(
  tx: Tx,
  clientId: number,
  content: string,
): Promise<{ text: string; lacks: string[]; couple: string }> {
  const { values } = await findMailSender(tx, clientId, await findLanguage(tx, clientId))
  const { text, empty } = merge(content, values)
  return { couple: values.couple ?? '', text, lacks: empty.map((field) => `{${field}}: ${mergeFields[field]}`) }
}
