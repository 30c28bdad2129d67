import type { SwitchableKind, WordsKind } from '#weddings/news/contract/letter-kinds.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import type { OwnWords } from '#talk/letters/contract/endpoints.ts'
import { wordsKinds } from '#weddings/news/contract/letter-kinds.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { findLook, shownLook } from '#studio/looks/server/public.ts'
import { planners, regionChoices, studioName } from '#studio/studios/server/table.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { standardWords } from '#weddings/news/server/public/kinds.ts'
import { letters, letterSettings, letterWords } from '#talk/letters/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { languageOfPerson } from '#weddings/people/server/public/language.ts'
import { people } from '#weddings/people/server/table.ts'

const unknown = () =>
  refuse('not-found', { message: msg('This link is not valid. Please use the link in a more recent email.') })

export async function findSettings(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      personId: people.id,
      plannerId: letters.plannerId,
      name: people.name,
      rhythm: people.rhythm,
      language: languageOfPerson,
      ...regionChoices,
      studio: studioName,
    })
    .from(letters)
    .innerJoin(people, sql`${people.plannerId} = ${letters.plannerId} and ${people.id} = ${letters.personId}`)
    .innerJoin(clients, eq(clients.id, people.clientId))
    .innerJoin(planners, eq(planners.id, letters.plannerId))
    .where(eq(letters.settingsHash, hashOf(token)))
  const { plannerId, ...settings } = row ?? unknown()
  return { ...settings, region: regionOf(settings), ...shownLook(await findLook(tx, plannerId)) }
}

type MailChoice = { rhythm: Rhythm; language?: Language | undefined; timeZone?: string | undefined }

export async function changeMailChoice(tx: Tx, personId: number, choice: MailChoice): Promise<void> {
  await tx.update(people).set(choice).where(eq(people.id, personId))
}

export type Choices = { kindsOff: SwitchableKind[]; held: boolean }

export async function changeChoices(tx: Tx, clientId: number, choices: Partial<Choices>): Promise<void> {
  if (Object.keys(choices).length === 0) return
  await tx
    .insert(letterSettings)
    .values({ clientId, ...choices })
    .onConflictDoUpdate({ target: [letterSettings.plannerId, letterSettings.clientId], set: choices })
}

/** A studio's own words; a job names the studio, since it sees all of them. */
export async function findOwnWords(tx: Tx, plannerId: number): Promise<Partial<Record<WordsKind, string>>> {
  const rows = await tx
    .select({ kind: letterWords.kind, words: letterWords.words })
    .from(letterWords)
    .where(eq(letterWords.plannerId, plannerId))
  return Object.fromEntries(rows.map(({ kind, words }) => [kind, words]))
}

/** Our words for a kind of letter, as they are shown to planners. */
export const standardIn = (kind: WordsKind) => standardWords[kind](translator('en'), '{studio}')

export async function listWords(tx: Tx, plannerId: number): Promise<OwnWords[]> {
  const own = await findOwnWords(tx, plannerId)
  return wordsKinds.map((kind) => ({ kind, words: own[kind] ?? null, standard: standardIn(kind) }))
}

export async function changeWords(tx: Tx, kind: WordsKind, words: string | null): Promise<OwnWords> {
  if (words === null) await tx.delete(letterWords).where(eq(letterWords.kind, kind))
  else
    await tx
      .insert(letterWords)
      .values({ kind, words })
      .onConflictDoUpdate({ target: [letterWords.plannerId, letterWords.kind], set: { words: sql`excluded.words` } })
  return { kind, words, standard: standardIn(kind) }
}
