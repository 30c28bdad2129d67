import { t } from '#platform/web/locale/t.ts'
import { noWord, yesWord } from '#guests/guests/web/public/answer-words.ts'
import { firstOf, type RowPeople, type Values } from '#exchange/lists/web/guests/entry.ts'
import { ordinaryCase, ordinaryLastName } from '#exchange/lists/web/guests/names/letter-case.ts'
import { hostOf, title, unnamed } from '#exchange/lists/web/guests/names/name-words.ts'
import {
  between,
  emptySeats,
  mostSeats,
  readNames,
  writtenNames,
  type Age,
  type NameOrder,
  type Names,
  type Person,
} from '#exchange/lists/web/guests/names/several-names.ts'

/** A first and a last name that have columns of their own; both can name several people. */
function fromTwoCells(first: string, last: string, titles: string): Names {
  const whole = [first, last].filter(Boolean).join(' ')
  if (!whole) return { people: [], seats: [] }
  if (unnamed.test(first || last) || unnamed.test(whole) || hostOf(whole))
    return readNames(unnamed.test(first) ? first : whole)
  const special = readNames(first || last)
  if (special.family || (!first && special.people.length > 1)) return special
  const firsts = first
    .split(/\s*,\s*/)
    .flatMap((part) => part.split(between))
    .filter(Boolean)
  const lasts = last.split(between).filter(Boolean)
  const people: Person[] = []
  const seats: Age[] = []
  for (const [at, part] of (firsts.length > 0 ? firsts : ['']).entries()) {
    const [, count] = /^\+?(\d{1,2})$/.exec(part) ?? []
    if (count) seats.push(...emptySeats(Number(count)))
    else if (unnamed.test(part)) seats.push('')
    else {
      const words = part.split(' ')
      const own = title.test(words[0]!) && words.length > 1 ? words.shift()! : ''
      const firstName = ordinaryCase(words.join(' '))
      const lastName = ordinaryLastName(lasts.length === firsts.length && lasts.length > 1 ? lasts[at]! : last)
      people.push({ firstName, lastName, titles: own || (at === 0 ? titles : ''), age: '' })
    }
  }
  return { people, seats }
}

const zip = (firsts: readonly string[], lasts: readonly string[]): Names[] =>
  Array.from({ length: Math.max(firsts.length, lasts.length) }, (_, at) =>
    fromTwoCells(firsts[at] ?? '', lasts[at] ?? '', ''),
  )

/** A number of people; says what is wrong with one that can't be. */
function countIn(cell: string, problems: string[]): number | undefined {
  const text = cell.replace(/^\+\s*/, '').replace(/[.,]0+$/, '')
  if (!/^[-−]?[\d.,]+$/.test(text)) return undefined
  const count = Number(text.replace('−', '-').replace(',', '.'))
  if (Number.isInteger(count) && count >= 0 && count <= mostSeats) return count
  problems.push(
    count > mostSeats && Number.isInteger(count)
      ? t('“{cell}” are more people than fit on one envelope ({most}).', { cell, most: mostSeats })
      : t('“{cell}” is not a number of people.', { cell }),
  )
  return 0
}

/** The people whom columns for companions or children name, and how many more there are. */
function companions(cells: readonly string[], problems: string[]): { people: Person[]; count: number; seats: Age[] } {
  const people: Person[] = []
  const seats: Age[] = []
  let count = 0
  for (const cell of cells) {
    const said = countIn(cell, problems)
    if (said !== undefined) count = Math.max(count, said)
    else if (yesWord.test(cell)) count = Math.max(count, 1)
    else if (!noWord.test(cell)) {
      const names = readNames(cell.replaceAll(/\s*\(\d{1,2}(?: \p{L}+)?\)/gu, ''), 'first')
      people.push(...names.people)
      seats.push(...names.seats)
    }
  }
  return { people, count, seats }
}

/** All people and seats of a row. */
export function peopleOf(values: Values, order: NameOrder): RowPeople {
  const problems: string[] = []
  const warnings: string[] = []
  const all = (field: string) => values.get(field) ?? []
  const titles = firstOf(values, 'title')
  const paired = zip(all('otherFirst'), all('otherLast'))
  const main = [
    ...all('name').map((cell) => readNames(cell, order)),
    fromTwoCells(firstOf(values, 'firstName'), firstOf(values, 'lastName'), titles),
    ...paired,
  ]
  const others = companions(all('plusOne'), problems)
  const children = companions(all('children'), problems)
  const named = zip(all('childFirst'), all('childLast'))
  const people = [...main.flatMap((one) => one.people), ...others.people]
  const asChild = (one: Person): Person => ({ ...one, age: one.age || 'child' })
  const young = [...children.people, ...named.flatMap((one) => one.people)].map(asChild)
  const companionsNamed = [others, ...paired].reduce((sum, one) => sum + one.people.length + one.seats.length, 0)
  const seats = [...main.flatMap((one) => one.seats), ...others.seats]
  seats.push(...emptySeats(Math.max(0, others.count - companionsNamed)))
  const count = (field: string) => countIn(firstOf(values, field), problems) ?? 0
  seats.push(...emptySeats(Math.max(0, count('adults') - people.length - seats.length)))
  const infants = count('infants')
  seats.push(...emptySeats(Math.max(0, children.count - young.length), 'child'), ...emptySeats(infants, 'infant'))
  const everybody = [...people, ...young]
  const size = firstOf(values, 'partySize')
  const total = size ? countIn(size, problems) : undefined
  const found = everybody.length + seats.length
  if (total !== undefined) {
    if (total < found && problems.length === 0)
      warnings.push(
        t('The row has {found, plural, one {one person} other {# people}}, but says that there are {total}.', {
          found,
          total,
        }),
      )
    seats.push(...emptySeats(Math.max(0, total - found)))
  }
  const family = main.find((one) => one.family)?.family
  const host = main.find((one) => one.host)?.host
  const isFormal =
    everybody.length > 1 && seats.length === 0 && main[0]?.people.length === everybody.length && people[0]?.titles
  const isOpen = main.some((one) => one.isOpen) && seats.length === 0 && others.count + children.count === 0
  return {
    people: everybody.map((one) => (one.firstName || !one.titles ? one : { ...one, firstName: one.titles })),
    seats,
    ...(family && { family: ordinaryCase(family) }),
    ...(host && { host }),
    ...(isFormal && { formal: ordinaryCase(writtenNames(firstOf(values, 'name'))) }),
    ...(isOpen && { isOpen }),
    asides: main.flatMap(({ aside }) => (aside ? [aside] : [])),
    problems,
    warnings,
  }
}
