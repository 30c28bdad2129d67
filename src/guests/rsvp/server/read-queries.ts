import { guestLists } from '#guests/guest-lists/server/table.ts'
import { parts } from '#guests/guests/server/parts/table.ts'
import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'
import { shownQuestion, shownWords } from '#guests/rsvp-page/server/public.ts'
import { rsvpQuestions, rsvpReplies } from '#guests/rsvp-page/server/table.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { paletteOf } from '#platform/contract/color-palette.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { installColours } from '#platform/server/http/install-colours.ts'
import { findLook, type FoundLook } from '#studio/looks/server/public.ts'
import { planners, regionChoices, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { portalCustomizations } from '#weddings/portal-looks/server/table.ts'

// Row security leaves the envelope of the caller's link, with its guests and answers, and the parts of its wedding.

const envelopeOfCaller = preparedSelect(
  {
    name: envelopes.name,
    note: envelopes.note,
    answeredAt: envelopes.answeredAt,
    language: sql<Language>`coalesce(${envelopes.language}, ${clients.language}, 'en')`,
    partnerOneName: clients.partnerOneName,
    partnerTwoName: clients.partnerTwoName,
    weddingDate: clients.weddingDate,
    studio: studioName,
    email: sql<string>`coalesce(${planners.businessEmail}, ${planners.email})`,
    phone: planners.businessPhone,
    today: sql<string>`to_char(local_time(${planners.timeZone}), 'YYYY-MM-DD')`,
    ...regionChoices,
    colorScheme: portalCustomizations.colorScheme,
    studioColor: portalCustomizations.studioColor,
    ...shownWords,
  },
  (select) =>
    select
      .from(envelopes)
      .innerJoin(planners, eq(planners.id, envelopes.plannerId))
      .innerJoin(clients, and(eq(clients.plannerId, envelopes.plannerId), eq(clients.id, envelopes.clientId)))
      .leftJoin(portalCustomizations, eq(portalCustomizations.clientId, envelopes.clientId))
      .leftJoin(guestLists, eq(guestLists.clientId, envelopes.clientId)),
)

const guestsOfCaller = preparedSelect(
  {
    id: guests.id,
    seat: guests.seat,
    firstName: guests.firstName,
    lastName: guests.lastName,
    dietary: guests.dietary,
  },
  (select) => select.from(guests).orderBy(asc(guests.id)),
)

const answersOfCaller = preparedSelect(
  {
    guestId: guestAnswers.guestId,
    partId: guestAnswers.partId,
    attending: guestAnswers.attending,
    meal: guestAnswers.meal,
  },
  (select) => select.from(guestAnswers).orderBy(asc(guestAnswers.partId)),
)

const partsOfCaller = preparedSelect(
  {
    id: parts.id,
    name: parts.name,
    daysAfter: parts.daysAfter,
    time: parts.time,
    place: parts.place,
    meals: parts.meals,
    deadline: parts.dueDate,
  },
  (select) => select.from(parts).orderBy(asc(parts.daysAfter), sql`${parts.time} nulls last`, asc(parts.id)),
)

const questionsOfCaller = preparedSelect({ ...shownQuestion, reply: rsvpReplies.reply }, (select) =>
  select
    .from(rsvpQuestions)
    .leftJoin(rsvpReplies, eq(rsvpReplies.questionId, rsvpQuestions.id))
    .orderBy(asc(rsvpQuestions.position), asc(rsvpQuestions.id)),
)

type Chosen = { colorScheme: keyof typeof installColours | null; studioColor: boolean | null }

/** The colors of the couple's portal, which are the studio's until somebody has chosen others. */
export function colorsOfPortal(look: FoundLook, { colorScheme, studioColor }: Chosen) {
  const own = (studioColor ?? true) && look.color
  return paletteOf(own || installColours[colorScheme ?? look.colorScheme].accent)
}

/** What the envelope of the caller's link is asked, and what it has answered. */
export async function readRsvp(tx: Tx): Promise<Rsvp> {
  const [[envelope], within, answers, all, questions] = await Promise.all([
    envelopeOfCaller(tx),
    guestsOfCaller(tx),
    answersOfCaller(tx),
    partsOfCaller(tx),
    questionsOfCaller(tx),
  ])
  if (!envelope) return refuse('not-found')
  const { name, note, answeredAt, language, partnerOneName, partnerTwoName, weddingDate, studio, today } = envelope
  const answersOf = Map.groupBy(answers, ({ guestId }) => guestId)
  const invitedTo = new Set(answers.map(({ partId }) => partId))
  const asked = all
    .filter(({ id }) => invitedTo.has(id))
    .map(({ daysAfter, ...part }) => ({
      ...part,
      date: weddingDate && addDays(weddingDate, daysAfter),
      isClosed: part.deadline !== null && part.deadline < today,
    }))
  const isOver = asked.length > 0 && asked.every(({ isClosed }) => isClosed)
  const look = await findLook(tx)
  const { dressCode, directions, lodging } = envelope
  return {
    name,
    couple: { partnerOneName, partnerTwoName },
    studio,
    language,
    region: regionOf(envelope),
    colors: colorsOfPortal(look, envelope),
    parts: asked,
    guests: within.map((guest) => ({ ...guest, answers: answersOf.get(guest.id) ?? [] })),
    questions,
    words: { dressCode, directions, lodging },
    photographUrl: look.photographUrl,
    note,
    answeredAt,
    closed: isOver ? { name: studio, email: envelope.email, phone: envelope.phone } : null,
  }
}

const zoneOfCaller = preparedSelect({ timeZone: planners.timeZone }, (select) =>
  select.from(envelopes).innerJoin(planners, eq(planners.id, envelopes.plannerId)),
)

/** In which the times of the caller's wedding are meant. */
export async function timeZoneOfRsvp(tx: Tx): Promise<string> {
  const [row] = await zoneOfCaller(tx)
  return row?.timeZone ?? 'UTC'
}
