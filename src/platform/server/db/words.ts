import { sql, type SQL } from '#platform/server/db/drizzle.ts'

/** The words that are looked for, for the placeholder `words`; null without any. */
export function wordsOf(text = ''): string[] | null {
  const words = text.split(/\s+/).filter(Boolean)
  return words.length > 0 ? words : null
}

/** The placeholder of the words, null if none are looked for. */
export const words = sql`${sql.placeholder('words')}::text[]`

/** Whether a text without accents and capitals contains each of the words. */
export const hasWords = (text: SQL): SQL =>
  sql`(${words} is null or ${text} like all (array(
    select '%' || replace(replace(replace(searchable(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest(${words}) word)))`
