import { merge, mergeFields } from '#contract/merge.ts'
import type { Tx } from '#server/db/pool.ts'
import { findLetterhead } from '#server/letters/queries.ts'

/** The text with the values of today, and what is said of fields without one. */
export async function fill(tx: Tx, clientId: number, content: string): Promise<{ text: string; lacks: string[] }> {
  const { values } = await findLetterhead(tx, clientId)
  const { text, empty } = merge(content, values)
  return { text, lacks: empty.map((field) => `{${field}}: ${mergeFields[field]}`) }
}
