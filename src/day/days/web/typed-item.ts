import { timeOf } from '#day/days/contract/day-time.ts'
import { lengthPattern, rangeSign, readLength, readRange, readTime, timePattern } from '#day/days/web/typed-time.ts'
import { shortened } from '#platform/web/ui/format/shortened.ts'
import { vendorsAtStart, type NamedVendor } from '#day/days/web/typed-vendors.ts'

export type TypedItem = {
  title: string
  start?: string
  minutes?: number
  place?: string
  vendors: readonly NamedVendor[]
  isKey: boolean
  /** Why it cannot be added as it is. */
  problem?: string
}

type Given = {
  /** When the last item ends, in minutes of the day. */
  after: number
  vendors: readonly NamedVendor[]
}

/** Words that belong to the time or duration after them, not to the title. */
const lead = String.raw`(?<=^|\s)(?:(?:at|for|from)\s+)?`
const range = new RegExp(String.raw`${lead}(${timePattern})(?:${rangeSign}(${timePattern}))?`, 'i')
const length = new RegExp(String.raw`${lead}(${lengthPattern})`, 'i')

/** Takes the first match out of a text. */
function take(text: string, pattern: RegExp): [match: RegExpExecArray | null, rest: string] {
  const match = pattern.exec(text)
  return [match, match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text]
}

const notTime = (typed: string) => `“${typed}” is not a time.`

type Times = { start?: number | undefined; lasts?: number; wrong?: string | undefined; rest: string }

/** A time followed by a title, or anywhere as long as no place or vendor comes before it. */
function takeTimes(line: string, after: number): Times {
  const [match, rest] = take(line, range)
  const [, from, until] = match ?? []
  if (from === undefined) return { rest }
  if (until === undefined) {
    const start = readTime(from, after)
    return { start, wrong: start === undefined ? notTime(from) : undefined, rest }
  }
  const { start, end } = readRange(from, until, after)
  if (start === undefined || end === undefined) return { wrong: notTime(start === undefined ? from : until), rest }
  return end > start ? { start, lasts: end - start, rest } : { start, wrong: 'It ends before it begins.', rest }
}

function takeLength(text: string) {
  const [match, rest] = take(text, length)
  const minutes = match ? readLength(match[1] ?? '') : undefined
  const wrong = match && minutes === undefined ? `“${match[1]}” is not between 1 minute and 24 hours.` : undefined
  return { minutes, wrong, rest }
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The vendors behind each '#', and the text that does not belong to their names. */
function readVendors(marked: readonly string[], vendors: readonly NamedVendor[]) {
  const read = marked.map((typed) => ({ typed: typed.trim(), ...vendorsAtStart(typed, vendors) }))
  const unknown = read.find(({ typed, found }) => typed !== '' && found.length === 0)
  const chosen = new Map(read.flatMap(({ found }) => found.map((vendor) => [vendor.vendorId, vendor])))
  return {
    chosen: [...chosen.values()],
    left: read.map(({ rest }) => rest).join(' '),
    wrong: unknown && `No vendor, or more than one vendor, of this wedding is called “${shortened(unknown.typed)}”.`,
  }
}

/** Reads a line such as '14:30 Ceremony 45m @Garden #Photographer !', in any order of its parts. */
export function readTypedItem(line: string, { after, vendors }: Given): TypedItem {
  const isKey = /(?<=^|\s)!(?=\s|$)/.test(line) || /^\s*!/.test(line)
  const times = takeTimes(line.replace(/(?<=^|\s)!(?=\s|$)|^\s*!/g, ' '), after)
  const lasting = takeLength(times.rest)
  // A marker begins a word, so that 'info@house' and 'No #' stay as they are.
  const [before = '', ...marked] = ` ${lasting.rest}`.split(/(?<=^|\s)(?=[@#]\S)/)
  const places = marked.filter((part) => part.startsWith('@')).map((part) => oneSpace(part.slice(1)))
  const tags = marked.filter((part) => part.startsWith('#')).map((part) => part.slice(1))
  const named = readVendors(tags, vendors)
  const minutes = lasting.minutes ?? times.lasts
  const problem = times.wrong ?? lasting.wrong ?? named.wrong
  return {
    title: oneSpace(`${before} ${named.left}`),
    ...(times.start !== undefined && { start: timeOf(times.start) }),
    ...(minutes !== undefined && { minutes }),
    ...(places.length > 0 && { place: places.join(', ') }),
    vendors: named.chosen,
    isKey,
    ...(problem !== undefined && { problem }),
  }
}
