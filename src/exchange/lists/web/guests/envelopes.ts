import { foldedWords } from '#platform/contract/folded.ts'
import { t } from '#platform/web/locale/t.ts'
import { firstOf, wholeName, type Entry } from '#exchange/lists/web/guests/entry.ts'
import { readNames } from '#exchange/lists/web/guests/names/several-names.ts'
import type { Warning } from '#exchange/lists/web/guests/read-entries.ts'

export type Envelope = { name: string; entries: Entry[] }

const mostInBlock = 10

/** Whether empty rows stand between families: at least three small blocks of which some have several rows. */
function blocksAreEnvelopes(entries: readonly Entry[]): boolean {
  if (entries.some(({ values }) => ['number', 'envelope', 'group'].some((field) => values.has(field)))) return false
  const sizes = new Map<number, number>()
  for (const { block } of entries) sizes.set(block, (sizes.get(block) ?? 0) + 1)
  const all = [...sizes.values()]
  return all.length > 2 && Math.max(...all) <= mostInBlock && all.filter((size) => size > 1).length >= all.length / 3
}

const keyCell = ({ values }: Entry): string => {
  for (const field of ['number', 'envelope', 'group']) {
    const cell = firstOf(values, field)
    if (cell) return `${field}:${foldedWords(cell) || cell}`
  }
  return ''
}

const addressOf = ({ values }: Entry) =>
  foldedWords(['address', 'street', 'zip', 'city'].flatMap((field) => values.get(field) ?? []).join(' '))

/** Whether a row without an envelope belongs to the one above: it has only a first name, or the envelope names it. */
function belongsTo(above: Envelope | undefined, { people }: Entry): boolean {
  if (!above || people.length === 0) return false
  const named = foldedWords(above.name)
  return people.every(({ firstName, lastName }) => {
    if (lastName === '') return named !== ''
    return named.includes(foldedWords(lastName)) && (named.includes(foldedWords(firstName)) || /famil/.test(named))
  })
}

/** The envelopes of people who bring somebody, by the name that the list says. */
function hostFinder(entries: readonly Entry[]) {
  const hosts = new Map<string, Entry[]>()
  const add = (name: string, entry: Entry) => name && hosts.set(name, [...(hosts.get(name) ?? []), entry])
  for (const entry of entries)
    for (const one of entry.people) {
      add(foldedWords(wholeName(one)), entry)
      add(foldedWords(one.firstName), entry)
    }
  return (name: string): Entry[] => [...new Set(hosts.get(foldedWords(name)) ?? [])]
}

/** Puts the rows of one envelope together. */
export function groupEntries(entries: readonly Entry[]): { envelopes: Envelope[]; warnings: Warning[] } {
  const warnings: Warning[] = []
  const byBlock = blocksAreEnvelopes(entries)
  const findHosts = hostFinder(entries)
  const envelopes: Envelope[] = []
  const byKey = new Map<string, Envelope[]>()
  const of = new Map<Entry, Envelope>()
  const guests: Entry[] = []
  let above: Envelope | undefined
  const put = (entry: Entry, envelope: Envelope) => {
    envelope.entries.push(entry)
    of.set(entry, envelope)
  }
  const open = (entry: Entry, name: string, key = '') => {
    const made: Envelope = { name, entries: [] }
    envelopes.push(made)
    if (key) byKey.set(key, [...(byKey.get(key) ?? []), made])
    put(entry, made)
    return made
  }
  for (const entry of entries) {
    const { values, people, host } = entry
    const said = keyCell(entry)
    const key = said || (byBlock ? `block:${entry.block}` : '')
    const name =
      firstOf(values, 'envelope') || (said.startsWith('group:') ? firstOf(values, 'group') : '') || (entry.family ?? '')
    if (!said && (host || values.has('guestOf'))) {
      guests.push(entry)
      continue
    }
    const address = addressOf(entry)
    // Two envelopes of one name go to two addresses.
    const known = (byKey.get(key) ?? []).find(
      ({ entries: [first] }) =>
        !key.startsWith('envelope:') || !address || !addressOf(first!) || addressOf(first!) === address,
    )
    if (known) put(entry, known)
    else if (!key && above && ((people.length === 0 && !entry.family) || (above.name && belongsTo(above, entry))))
      put(entry, above)
    else open(entry, name, key)
    above = of.get(entry)
  }
  for (const entry of guests) {
    const name = entry.host ?? firstOf(entry.values, 'guestOf')
    const found = findHosts(name).flatMap((host) => of.get(host) ?? [])
    const [one, ...others] = [...new Set(found)]
    if (one && others.length === 0) put(entry, one)
    else {
      warnings.push({
        line: entry.line,
        message: one
          ? t('Several people are called “{name}”, so the guest stays on an envelope of its own.', { name })
          : t('“{name}”, whose guest it is, is not in the list, so the guest stays on an envelope of its own.', {
              name,
            }),
      })
      open(entry, '')
    }
  }
  for (const { entries: own } of envelopes) own.sort((first, second) => first.line - second.line)
  return { envelopes, warnings }
}

/** A row without names is the people whom its envelope names; several are its seats. */
export function fillEnvelope({ name, entries }: Envelope): void {
  const [only, ...others] = entries
  if (only && others.length === 0 && name && only.people.length === 0 && !only.family) {
    const { people, seats, family, isOpen } = readNames(name)
    const more = Math.max(0, only.seats.length - people.length - seats.length)
    const all = [...seats, ...only.seats.slice(0, more)]
    Object.assign(only, { people, seats: all, ...(family && { family }), isOpen: isOpen === true && all.length === 0 })
  } else
    for (const { people, seats, family } of entries) if (people.length + seats.length === 0 && !family) seats.push('')
}

/** Whom an envelope names and no row has. */
export function missingFrom({ name, entries }: Envelope): string[] {
  const present = entries.flatMap(({ people }) => people)
  const isPresent = (first: string, last: string) =>
    present.some(
      (one) =>
        foldedWords(one.firstName).split(' ')[0] === foldedWords(first).split(' ')[0] &&
        (!one.lastName || !last || foldedWords(one.lastName) === foldedWords(last)),
    )
  const lastNames = new Set(present.map((one) => foldedWords(one.lastName)))
  return readNames(name)
    .people.filter((one) => one.lastName || !lastNames.has(foldedWords(one.firstName)))
    .filter(({ firstName, titles }) => firstName && firstName !== titles)
    .filter(({ firstName, lastName }) => !isPresent(firstName, lastName))
    .map(wholeName)
}

/** 'Anna & Ben Weber', 'Dr. Anna Weber & Carl Koch'. */
export function envelopeName({ name, entries }: Envelope): string {
  const [{ formal = '' } = {}, ...others] = entries
  if (name || (formal && others.length === 0)) return name || formal
  const people = entries.flatMap((entry) => entry.people)
  const words = people.map(({ firstName, lastName, titles }, at) => {
    const sharesNext = lastName !== '' && people[at + 1]?.lastName === lastName
    return [titles === firstName ? '' : titles, firstName, sharesNext ? '' : lastName].filter(Boolean).join(' ')
  })
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' & ')
}
