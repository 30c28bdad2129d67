import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'
import type { NewsKind } from '#weddings/news/contract/letter-kinds.ts'
import { quietRhythms } from '#weddings/news/server/public/who-hears.ts'

type News = {
  clientId: number
  kind: NewsKind
  subjectId: number
  title: string
  detail?: string
  /** What was known of it until now, unless it is new: a letter names what is different from what its person knows. */
  before?: object
}

const { placeholder } = sql

const noted = preparedSelect({ noted: sql`1` }, (select) =>
  select.from(sql`tell_people(${placeholder('clientId')}, ${placeholder('kind')}, ${placeholder('subjectId')},
    ${placeholder('title')}, ${placeholder('detail')}, ${placeholder('feature')}, ${placeholder('quiet')}, ${placeholder('before')}::jsonb) as noted`),
)

/** Notes news for the people of a wedding; a letter tells it later. */
export async function tell(tx: Tx, { kind, detail = '', before, ...news }: News): Promise<void> {
  const known = before ? JSON.stringify(before) : null
  await noted(tx, { ...news, kind, detail, before: known, feature: kinds[kind].feature, quiet: quietRhythms(kind) })
}

/** Tells several news of one kind, in one statement. */
export async function tellOfAll(tx: Tx, kind: NewsKind, news: readonly Omit<News, 'kind' | 'before'>[]): Promise<void> {
  if (news.length === 0) return
  await tx.execute(sql`
    select tell_people(n."clientId", ${kind}, n."subjectId", n.title, coalesce(n.detail, ''), ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))}, null)
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n("clientId" int, "subjectId" int, title text, detail text)`)
}
