import type { PlannersEnvelope, PlannersGuest } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { mostTags } from '#guests/guests/contract/guest-choices.ts'
import { msg, type Translate } from '#platform/contract/locale/translate.ts'
import { limits } from '#platform/contract/limits.ts'
import { folded, type ListedEnvelope, type ListedPerson } from '#exchange/lists/server/guests/listed-envelopes.ts'

type Stored = Pick<PlannersGuest, 'id' | 'seat' | 'answers'> & Partial<PlannersGuest>
export type Change = { id: number; values: Record<string, unknown>; answers: AnswerChange[] }

export type Merged = {
  /** What the envelope lacks. */
  values: Record<string, unknown>
  changes: (Change & { row: number })[]
  added: ListedPerson[]
  addedSeats: ListedPerson[]
  /** Rows of people and seats that are there as they are listed. */
  there: number[]
  /** What the list says differently, which is not taken over. */
  kept: { row: number; message: string }[]
  /** What would be more than an envelope can have. */
  tagsLeftOut: string[]
}

const words: Readonly<Record<string, string>> = {
  name: msg('Name'),
  email: msg('Email'),
  phone: msg('Phone'),
  address: msg('Address'),
  language: msg('Language'),
  side: msg('Side'),
  list: msg('A or B list'),
  age: msg('Age'),
  role: msg('Role'),
  dietary: msg('Dietary needs'),
  access: msg('Access needs'),
  table: msg('Table'),
  firstName: msg('First name'),
  lastName: msg('Last name'),
}

/** Fills what is empty; notes are added to those that are there; what differs otherwise stays as it is. */
function fill(
  stored: Readonly<Record<string, unknown>>,
  listed: Readonly<Record<string, unknown>>,
  keep: (message: string) => void,
  t: Translate,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(listed)) {
    if (typeof value !== 'string' || value === '') continue
    const before = stored[field]
    if (typeof before !== 'string' || before === '') values[field] = value
    else if (field === 'privateNotes') {
      const both = `${before}\n${value}`
      if (!before.includes(value) && both.length <= limits.paragraph) values[field] = both
    } else if (folded(before) !== folded(value) && words[field])
      keep(t('{field}: “{before}” stays; the list has “{value}”.', { field: t(words[field]), before, value }))
  }
  return values
}

/** The answers of a list that are not there yet, by the ids of the parts. */
function newAnswers(
  stored: Stored,
  listed: ListedPerson,
  idOf: (part: string) => number,
  keep: (message: string) => void,
  t: Translate,
) {
  return [...listed.parts].flatMap(([part, { attending, meal }]): AnswerChange[] => {
    const partId = idOf(part)
    const before = stored.answers.find((one) => one.partId === partId)
    if (!before) return [{ partId, attending: attending ?? null, ...(meal && attending !== false && { meal }) }]
    if (typeof attending === 'boolean' && before.attending !== null && before.attending !== attending)
      keep(
        attending
          ? t('Answer for “{part}”: no stays; the list has yes.', { part })
          : t('Answer for “{part}”: yes stays; the list has no.', { part }),
      )
    const isNew = typeof attending === 'boolean' && before.attending === null
    const comes = before.attending ?? attending
    const eats = meal && !before.meal && comes !== false
    return isNew || eats ? [{ partId, ...(isNew && { attending }), ...(eats && { meal }) }] : []
  })
}

/** Pairs listed people with stored ones: those of the same name, then those of whom one has no last name, then seats. */
function pairsOf({ people, seats }: ListedEnvelope, stored: PlannersEnvelope) {
  const left = new Set<Stored>(stored.guests)
  const freeSeats: Stored[] = [...stored.seats]
  const found = new Map<ListedPerson, Stored>()
  const pair = (fits: (listed: ListedPerson, one: Stored) => boolean) => {
    for (const listed of people) {
      const match = found.has(listed) ? undefined : [...left].find((one) => fits(listed, one))
      if (match) {
        found.set(listed, match)
        left.delete(match)
      }
    }
  }
  pair((listed, one) => folded(guestName(listed)) === folded(guestName(one)))
  pair(
    (listed, one) =>
      (!listed.lastName || !one.lastName) &&
      Boolean(listed.firstName) &&
      folded(listed.firstName) === folded(one.firstName),
  )
  // Seats that have been given a name since are still the seats of the list.
  const named = [...left].filter(({ seat }) => seat !== null)
  for (const seat of seats) {
    const match = freeSeats.shift() ?? named.shift()
    if (match) found.set(seat, match)
  }
  for (const listed of people) {
    const seat = found.has(listed) ? undefined : freeSeats.shift()
    if (seat) found.set(listed, seat)
  }
  return found
}

/** The age of a seat is only assumed. */
const isSeat = (stored: Stored) => !guestName(stored)

/** What a list brings to an envelope that is there. */
export function mergedEnvelope(
  listed: ListedEnvelope,
  stored: PlannersEnvelope,
  idOf: (part: string) => number,
  t: Translate,
): Merged {
  const { tags, people, seats, rows, ...fields } = listed
  const kept: Merged['kept'] = []
  const keepAt = (row: number) => (message: string) => kept.push({ row, message })
  const values = fill(stored, fields, keepAt(rows[0]!), t)
  const allTags = [...new Set([...stored.tags, ...tags])]
  const fitting = allTags.slice(0, Math.max(mostTags, stored.tags.length))
  if (fitting.length > stored.tags.length) values['tags'] = fitting
  const found = pairsOf(listed, stored)
  const changes: Merged['changes'] = []
  const there: number[] = []
  for (const [one, before] of found) {
    const { row, parts: _parts, ...own } = one
    const keep = keepAt(row)
    const change = {
      id: before.id,
      row,
      values: fill(isSeat(before) && before.age !== own.age ? { ...before, age: null } : before, own, keep, t),
      answers: newAnswers(before, one, idOf, keep, t),
    }
    if (Object.keys(change.values).length + change.answers.length > 0) changes.push(change)
    else there.push(row)
  }
  return {
    values,
    changes,
    there,
    kept,
    tagsLeftOut: allTags.slice(fitting.length),
    added: people.filter((one) => !found.has(one)),
    addedSeats: seats.filter((one) => !found.has(one)),
  }
}
