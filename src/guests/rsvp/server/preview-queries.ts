import { listParts } from '#guests/guests/server/public/parts.ts'
import { findWords, listQuestions } from '#guests/rsvp-page/server/public.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { colorsOfPortal } from '#guests/rsvp/server/read-queries.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { findLook } from '#studio/looks/server/public.ts'
import { planners, regionChoices, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { portalCustomizations } from '#weddings/portal-looks/server/table.ts'

const shown = {
  language: sql<Language>`coalesce(${clients.language}, 'en')`,
  partnerOneName: clients.partnerOneName,
  partnerTwoName: clients.partnerTwoName,
  weddingDate: clients.weddingDate,
  studio: studioName,
  ...regionChoices,
  colorScheme: portalCustomizations.colorScheme,
  studioColor: portalCustomizations.studioColor,
}

/** What an invented envelope would be asked: a guest and a companion who are invited to all parts. */
export async function exampleRsvp(tx: Tx, clientId: number): Promise<Rsvp> {
  const [wedding] = await tx
    .select(shown)
    .from(clients)
    .innerJoin(planners, eq(planners.id, clients.plannerId))
    .leftJoin(portalCustomizations, eq(portalCustomizations.clientId, clients.id))
    .where(eq(clients.id, clientId))
  if (!wedding) return refuse('not-found')
  const { language, partnerOneName, partnerTwoName, weddingDate, studio } = wedding
  const look = await findLook(tx)
  const parts = await listParts(tx, clientId)
  const questions = await listQuestions(tx, clientId)
  const t = translator(language)
  const answers = parts.map(({ id }) => ({ partId: id, attending: null, meal: null }))
  const person = { lastName: null, dietary: null, answers }
  return {
    name: t('Example Guest'),
    couple: { partnerOneName, partnerTwoName },
    studio,
    language,
    region: regionOf(wedding),
    colors: colorsOfPortal(look, wedding),
    parts: parts.map((part) => ({
      ...part,
      date: weddingDate && addDays(weddingDate, part.daysAfter),
      isClosed: false,
    })),
    guests: [
      { ...person, id: 1, seat: null, firstName: t('Example Guest') },
      { ...person, id: 2, seat: 1, firstName: null },
    ],
    questions: questions.map((question) => ({ ...question, reply: null })),
    words: await findWords(tx, clientId),
    photographUrl: look.photographUrl,
    note: null,
    answeredAt: null,
    closed: null,
  }
}
