import { adultWord, childWord, infantWord } from '#guests/guests/web/public/age-words.ts'
import { particle } from '#exchange/lists/web/guests/names/letter-case.ts'
import {
  familyName,
  formOfAddress,
  hostOf,
  someFamily,
  title,
  unnamed,
} from '#exchange/lists/web/guests/names/name-words.ts'
import { readName, type Name } from '#exchange/lists/web/guests/names/one-name.ts'

export type Age = '' | 'child' | 'infant'
export type Person = Name & { age: Age }
/** Whether a comma stands behind a last name or between people. */
export type NameOrder = 'last' | 'first' | 'unsaid'
export type Names = {
  people: Person[]
  /** Seats without a name, each with what is known of its age. */
  seats: Age[]
  /** 'The Last Family': an envelope that names nobody. */
  family?: string
  /** Whose guest it is. */
  host?: string
  /** What stands in brackets and is nothing of the above. */
  aside?: string
  /** People are meant of whom it does not say how many. */
  isOpen?: boolean
}

export const between =
  /\s*(?:[&＆;/\n、・]|\+(?!\s*\d)|\s(?:and|und|et|y|e|u\.|och|og|ed|en|AND|UND|ET|Y|with|mit|avec|con|plus)\s)\s*/u
const counted =
  /\s*(?:\+|\band\b|\bplus\b|&)\s*(\d{1,2})(?:\s*(?:guests?|people|others|more|x|pax))?(?=\s*(?:$|[&+,;]))/gi
export const mostSeats = 20

export const emptySeats = (count: number, age: Age = ''): Age[] =>
  Array.from({ length: Math.min(count, mostSeats) }, (): Age => age)

/** '2 kids', '3 children', '1 baby'. */
function seatsOf(part: string): Age[] | undefined {
  const [, count, word = ''] = /^(\d{1,2}) (\p{L}+)$/u.exec(part) ?? []
  if (!count) return undefined
  if (childWord.test(word)) return emptySeats(Number(count), 'child')
  if (infantWord.test(word)) return emptySeats(Number(count), 'infant')
  if (adultWord.test(word)) return emptySeats(Number(count))
  return /^(?:guests?|people|persons?|personen|gäste|adults?|others?|pax|personnes|personas)$/i.test(word)
    ? emptySeats(Number(count))
    : undefined
}

/** 'Mr. & Mrs. John and Jane Smith' names both by themselves; 'Mr. & Mrs. John Smith' only one of them. */
function withoutForms(parts: readonly string[]): string[] {
  const [first = '', second = '', ...others] = parts
  const words = second.split(' ')
  if (!title.test(first) || !title.test(words[0]!)) return [...parts]
  const rest = words.slice(1).join(' ')
  if (others.length > 0) return [rest, ...others]
  return rest.includes(' ') && formOfAddress.test(words[0]!)
    ? [`${first} ${rest}`, `${words[0]} ${readName(rest).lastName}`]
    : [...parts]
}

const isOneLastName = (name: string) =>
  name
    .split(' ')
    .slice(0, -1)
    .every((word) => particle.test(word))

/** 'Anna, Ben & Carl Smith' are three people of one last name, 'Smith, Anna & Ben' two. */
function byCommas(text: string, order: NameOrder): string[] {
  const [before = '', ...after] = text.split(/\s*[,，]\s*/).filter(Boolean)
  const behind = after.join(', ').split(between).filter(Boolean)
  if (after.length === 0) return text.split(between).filter(Boolean)
  const pairs = text.split(between).filter(Boolean)
  const isPair = (part: string) => /^[^,]+,[^,]+$/.test(part)
  if (pairs.length > 1 && pairs.every(isPair)) return pairs.map((pair) => pair.replace(/^([^,]+),\s*(.+)$/, '$1, $2'))
  const isLastName = after.length === 1 && !between.test(before) && behind.every((part) => !part.includes(' '))
  if (order === 'last' || (order === 'unsaid' && isLastName && isOneLastName(before)))
    return behind.map((part) => (part.includes(' ') && order !== 'last' ? part : `${before}, ${part}`))
  return text
    .split(/\s*[,，]\s*/)
    .flatMap((part) => part.split(between))
    .map((part) => part.replace(/^(?:and|und|et|y) /i, ''))
    .filter(Boolean)
}

/** Who has only a first name has the last name of the next one who has one. */
function sharingLastNames(names: readonly Person[]): Person[] {
  let lastName = ''
  return names
    .toReversed()
    .map((one) => {
      const { firstName, titles } = one
      if (one.lastName && !(titles && !firstName && lastName)) {
        lastName = one.lastName
        return one
      }
      // 'Dr. First & Second Last'
      return { ...one, firstName: firstName || one.lastName, lastName }
    })
    .toReversed()
}

/** A form of address stands for a first name that is not known. */
const withForm = (one: Person): Person => (one.firstName ? one : { ...one, firstName: one.titles })

/** 'Smith, Mr. & Mrs. John' is Mr. & Mrs. John Smith. */
function formsFirst(text: string): string {
  const [, last = '', behind = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? []
  const [one = '', two = ''] = behind.split(between)
  return title.test(one) && title.test(two.split(' ')[0]!) ? `${behind} ${last}` : text
}

/** '1. Anna', '• Anna'. */
const bullet = /^(?:\d{1,4}[.)]|[-–•*·])\s+/

function inBrackets(text: string): { text: string; aside: string } {
  const [whole = '', aside = ''] = /\s*[([（]([^()[\]（）]*)[)\]）]\s*$/.exec(text) ?? []
  return whole && whole !== text ? { text: text.slice(0, -whole.length), aside: aside.trim() } : { text, aside: '' }
}

const ageOf = (word: string): Age => (childWord.test(word) ? 'child' : infantWord.test(word) ? 'infant' : '')

const tidied = (cell: string): string =>
  cell
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
    .replace(bullet, '')
    .replace(/\s*様$/, '')

/** The names of a cell as they stand on an envelope. */
export const writtenNames = (cell: string): string => inBrackets(formsFirst(tidied(cell))).text

/** The people whom one cell names. */
export function readNames(cell: string, order: NameOrder = 'unsaid'): Names {
  const tidy = tidied(cell)
  if (!tidy || tidy === '-') return { people: [], seats: [] }
  if (unnamed.test(tidy)) return { people: [], seats: [''] }
  const { text: main, aside } = inBrackets(formsFirst(tidy))
  const host = hostOf(main)
  if (host) return { people: [], seats: [''], host }
  const isCount = /^\+?\d{1,2}(?: (?:guests?|people|persons?|personen|pax))?$/.test(aside)
  const total = isCount && !aside.startsWith('+') ? Number.parseInt(aside, 10) : undefined
  const [, ofFamily] = /(?: of| à| de|,)? (\d{1,2})$/.exec(main) ?? []
  const family = familyName(ofFamily ? main.replace(/(?: of| à| de|,)? \d{1,2}$/, '') : main)
  if (
    family &&
    !/(?:[&+]|\b(?:and|und|et|y|mit))$/i.test(family) &&
    !(between.test(family) && !/famil|fam\b/i.test(main))
  ) {
    const size = total ?? (ofFamily ? Number(ofFamily) : undefined)
    if (size !== undefined) return { people: [], seats: emptySeats(size), family: main }
    const members = aside && !isCount ? readNames(aside, 'first') : { people: [], seats: [] }
    const people = members.people.map((one) => ({
      ...one,
      lastName: one.lastName || readName(family).lastName || family,
    }))
    const isOpen = people.length + members.seats.length === 0
    return { people, seats: members.seats, family: main, ...(isOpen && { isOpen }) }
  }
  const seats: Age[] = aside.startsWith('+') && isCount ? emptySeats(Number.parseInt(aside.slice(1), 10)) : []
  const text = main.replaceAll(counted, (_, count: string) => {
    seats.push(...emptySeats(Number(count)))
    return ''
  })
  let isOpen = false
  const named: string[] = []
  const parts = byCommas(text.replace(/,\s*(?=(?:jr|sr|ii|iii|iv|md|m\.d|phd|ph\.d|esq)\b)/i, ' '), order)
  for (const part of withoutForms(parts)) {
    const some = seatsOf(part)
    if (some) seats.push(...some)
    else if (unnamed.test(part.replace(/^[^,]+, /, ''))) seats.push('')
    else if (someFamily.test(part)) isOpen = true
    else if (/[\p{L}]/u.test(part)) named.push(part)
  }
  const isAside = aside && !isCount && !unnamed.test(aside)
  const age = ageOf(aside)
  if (aside && !isCount && unnamed.test(aside)) seats.push('')
  const people = sharingLastNames(named.map((one) => ({ ...readName(one), age }))).map(withForm)
  if (total !== undefined) seats.push(...emptySeats(Math.max(0, total - people.length - seats.length)))
  return { people, seats, ...(isOpen && { isOpen }), ...(isAside && !age && { aside }) }
}
