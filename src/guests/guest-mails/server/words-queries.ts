import { guestMailKinds, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { GuestMailWords } from '#guests/guest-mails/contract/endpoints.ts'
import { findNextDeadline } from '#guests/guest-mails/server/recipient-queries.ts'
import { standardText, type MailText } from '#guests/guest-mails/server/standard-text.ts'
import { guestMailWords, type OwnText } from '#guests/guest-mails/server/table.ts'
import { languages, type Language } from '#platform/contract/locale/language.ts'
import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { clients } from '#weddings/clients/server/table.ts'

const shown = {
  kind: guestMailWords.kind,
  language: guestMailWords.language,
  subject: guestMailWords.subject,
  words: guestMailWords.words,
}

/** The studio's own texts of a kind. */
export const findOwnTexts = (tx: Tx, clientId: number, kind: GuestMailKind): Promise<OwnText[]> => {
  const { kind: _, ...text } = shown
  return tx
    .select(text)
    .from(guestMailWords)
    .where(and(eq(guestMailWords.clientId, clientId), eq(guestMailWords.kind, kind)))
}

export const textIn = (texts: readonly OwnText[], language: Language): MailText | undefined =>
  texts.find((text) => text.language === language)

/** For what our words name a field. */
async function findFacts(tx: Tx, clientId: number) {
  const [wedding] = await tx.select({ date: clients.weddingDate }).from(clients).where(eq(clients.id, clientId))
  return { date: Boolean(wedding?.date), deadline: (await findNextDeadline(tx, clientId)) !== null }
}

/** The words of each kind in each language: the studio's own, or else ours. */
export async function listWords(tx: Tx, clientId: number): Promise<GuestMailWords[]> {
  const own = await tx.select(shown).from(guestMailWords).where(eq(guestMailWords.clientId, clientId))
  const facts = await findFacts(tx, clientId)
  return guestMailKinds.flatMap((kind) =>
    languages.map((language) => {
      const found = own.find((one) => one.kind === kind && one.language === language)
      return { kind, language, ...(found ?? standardText(kind, language, facts)), isOwn: found !== undefined }
    }),
  )
}

type Changed = { kind: GuestMailKind; language: Language; subject: string; words: string }

/** Without a subject and a text, the mail has ours again. */
export async function changeWords(tx: Tx, clientId: number, { subject, words, ...of }: Changed): Promise<void> {
  if (!subject && !words) {
    await tx
      .delete(guestMailWords)
      .where(
        and(
          eq(guestMailWords.clientId, clientId),
          eq(guestMailWords.kind, of.kind),
          eq(guestMailWords.language, of.language),
        ),
      )
    return
  }
  await tx
    .insert(guestMailWords)
    .values({ clientId, ...of, subject, words })
    .onConflictDoUpdate({
      target: [guestMailWords.plannerId, guestMailWords.clientId, guestMailWords.kind, guestMailWords.language],
      set: { subject: sql`excluded.subject`, words: sql`excluded.words` },
    })
}
