import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'

/** Columns that the couple's role may read too. */
export const envelopeColumns = {
  id: envelopes.id,
  clientId: envelopes.clientId,
  name: envelopes.name,
  email: envelopes.email,
  phone: envelopes.phone,
  address: envelopes.address,
  language: envelopes.language,
  side: envelopes.side,
  tags: envelopes.tags,
  list: envelopes.list,
  isProposed: envelopes.isProposed,
  answeredAt: envelopes.answeredAt,
  paperAt: envelopes.paperAt,
  note: envelopes.note,
}
export const plannersEnvelopeColumns = { ...envelopeColumns, privateNotes: envelopes.privateNotes }

export const guestColumns = {
  id: guests.id,
  envelopeId: guests.envelopeId,
  firstName: guests.firstName,
  lastName: guests.lastName,
  age: guests.age,
  role: guests.role,
  dietary: guests.dietary,
  access: guests.access,
  table: guests.table,
  seat: guests.seat,
}
export const plannersGuestColumns = { ...guestColumns, privateNotes: guests.privateNotes }

export const answerColumns = {
  guestId: guestAnswers.guestId,
  partId: guestAnswers.partId,
  attending: guestAnswers.attending,
  meal: guestAnswers.meal,
}
