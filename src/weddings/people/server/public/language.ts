import type { Language } from '#platform/contract/locale/language.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { people } from '#weddings/people/server/table.ts'

/** In which a person of a wedding reads: its own language, else that of the wedding. */
export const languageOfPerson = sql<Language>`coalesce(${people.language}, ${clients.language}, 'en')`

const ofWedding = preparedSelect({ language: clients.language }, (select) =>
  select.from(clients).where(eq(clients.id, sql.placeholder('clientId'))),
)

export async function findLanguage(tx: Tx, clientId: number): Promise<Language> {
  const [row] = await ofWedding(tx, { clientId })
  return row?.language ?? 'en'
}

const ofCouple = preparedSelect({ language: languageOfPerson }, (select) =>
  select
    .from(people)
    .innerJoin(clients, eq(clients.id, people.clientId))
    .where(sql`${people.clientId} = ${sql.placeholder('clientId')} and ${people.role} = 'partner-one'`),
)

/** That of the first partner, who gets the couple's invite. */
export async function findLanguageOfCouple(tx: Tx, clientId: number): Promise<Language> {
  const [row] = await ofCouple(tx, { clientId })
  return row?.language ?? 'en'
}

const ofPerson = preparedSelect({ language: languageOfPerson }, (select) =>
  select
    .from(people)
    .innerJoin(clients, eq(clients.id, people.clientId))
    .where(eq(people.id, sql.placeholder('personId'))),
)

export async function findLanguageOfPerson(tx: Tx, personId: number): Promise<Language> {
  const [row] = await ofPerson(tx, { personId })
  return row?.language ?? 'en'
}
