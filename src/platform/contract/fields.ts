import * as z from 'zod/mini'
import { msgWith } from '#platform/contract/locale/msg-with.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { limits, passwordMinimum, mostDays, mostMonths } from '#platform/contract/limits.ts'
import { languages, type Language } from '#platform/contract/locale/language.ts'
import { isWebAddress } from '#platform/contract/website.ts'

const tooLong = (max: number) => msgWith('Please keep this under {max} characters.', { max })

const noNul = z.refine<string>((text) => !text.includes('\0'), msg('This contains a character that cannot be stored.'))
const oneLine = z.refine<string>((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), msg('Please write this on one line.'))
const severalLines = z.refine<string>(
  (text) => !/[^\P{Cc}\n\r\t]/u.test(text),
  msg('This contains a character that cannot be stored.'),
)

/** Only spaces and invisible characters. */
const isBlank = (text: string) => !/[^\p{Z}\p{Cc}\p{DI}\u2800]/u.test(text)

const trimmed = z.overwrite<string>((text) => (isBlank(text) ? '' : text.trim()))

export const text = (max: number = limits.line) => z.string().check(trimmed, z.maxLength(max, tooLong(max)), oneLine)

export const requiredText = (message: string, max: number = limits.line) =>
  z.string({ error: message }).check(trimmed, z.minLength(1, message), z.maxLength(max, tooLong(max)), oneLine)

/** Optional; an empty string and null both mean none. */
export const optionalText = (max: number = limits.line) => z.optional(z.nullable(text(max)))

/** '' from a select and null both mean none of its own. */
export const optionalLanguage = z.optional(
  z.nullable(
    z.pipe(
      z.enum([...languages, ''], msg('Please choose one of the languages.')),
      z.transform((given: Language | '') => given || null),
    ),
  ),
)

/** A text that may have line breaks. */
export const paragraph = (max: number = limits.paragraph) =>
  z.string().check(trimmed, z.maxLength(max, tooLong(max)), severalLines)

export const requiredParagraph = (message: string, max: number = limits.paragraph) =>
  z.string({ error: message }).check(trimmed, z.minLength(1, message), z.maxLength(max, tooLong(max)), severalLines)

export const optionalParagraph = (max: number = limits.paragraph) => z.optional(z.nullable(paragraph(max)))

/** A URL that pages show as a link. */
export const website = z.optional(
  z.nullable(text().check(z.refine((written: string) => isWebAddress(written), msg('Please enter a web address.')))),
)

export const email = (message: string = msg('Valid email is required')) =>
  z.string({ error: message }).check(z.trim(), z.maxLength(limits.email, message), z.email(message), noNul)

/** An optional address: '' and null both mean none. */
export const optionalEmail = z.optional(z.nullable(z.union([z.literal(''), email()], msg('Valid email is required'))))

export const password = z
  .string({ error: msg('Password is required') })
  .check(
    z.minLength(passwordMinimum, msg('Password must be at least 6 characters long.')),
    z.maxLength(limits.password, tooLong(limits.password)),
    noNul,
  )

/** A password that is only compared: length rules would say nothing about the account. */
export const anyPassword = z
  .string({ error: msg('Password is required') })
  .check(z.minLength(1, msg('Password is required')), z.maxLength(1000))

export const id = z.int().check(z.positive(), z.maximum(2147483647))

/** An id that a query may name. */
export const idInQuery = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)))

const isCalendarDate = (value: string) => {
  // The database knows no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const noDate = msg('Please enter the date as yyyy-MM-dd.')

/** yyyy-MM-dd, a calendar date without a time zone. */
export const date = z.string().check(
  z.trim(),
  z.refine((value: string) => isCalendarDate(value), noDate),
)

/** A date that a form requires. */
export const requiredDate = (message: string) =>
  z.string({ error: message }).check(
    z.minLength(1, message),
    z.refine((value: string) => isCalendarDate(value), noDate),
  )

/** An optional date: '' and null both mean none. */
export const optionalDate = z.optional(z.nullable(z.union([z.literal(''), date], noDate)))

/** Bounds the date of a wedding, so that a mistyped year is found. */
export const inWeddingYears = z.refine<string | null | undefined>(
  (value) => !value || (value >= '1900' && value < '2201'),
  msg('Please enter a date between 1900 and 2200.'),
)

const whole = (most: number) => z.int().check(z.minimum(-most), z.maximum(most))

/** Months and days before (negative) or after a date. */
export const offset = z.object({ months: whole(mostMonths), days: whole(mostDays) })

/** The viewer's date; without it, the date in UTC. */
export const viewersDay = z.object({ today: z.optional(date) })

/** ISO 8601 in UTC. */
export const instant = z.string()

/** An amount in an answer, as decimal text. */
export const decimal = z.string()

export const nothing = z.undefined()

/** The answer is a file: the handler names the stored file. */
export const storedFile = z.object({
  key: z.string(),
  type: z.string(),
  name: z.string(),
  /** If given, range requests are supported. */
  size: z.optional(z.number()),
  disposition: z.enum(['inline', 'attachment']),
  /** For content that never changes under its URL. */
  maxAge: z.optional(z.number()),
  /** Everybody who has the address may see it, so that caches on the way may keep it as well. */
  isPublic: z.optional(z.boolean()),
})

export type StoredFileAnswer = z.output<typeof storedFile>

const states = new WeakMap<object, z.ZodMiniType>()

/** The answer is a stored file, or a state as JSON as long as there is no file. */
export function storedFileOr<State extends z.ZodMiniType>(state: State) {
  const answer = z.union([storedFile, state])
  states.set(answer, state)
  return answer
}

/** The schema of the state, if the answer may be either. */
export const stateBesideFile = (returns: z.ZodMiniType): z.ZodMiniType | undefined => states.get(returns)

/** The answer is a file generated for it. */
export const madeFile = z.object({
  bytes: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
  type: z.string(),
  name: z.string(),
  disposition: z.enum(['inline', 'attachment']),
})

export type MadeFileAnswer = z.output<typeof madeFile>

/** The answer is a text that callers keep; null for one that the caller has already, by its mark. */
export const markedText = z.object({ mark: z.string(), type: z.string(), text: z.nullable(z.string()) })

export type MarkedTextAnswer = z.output<typeof markedText>

/** The answer is a stream of server-sent events of this shape. */
export const eventStream = z.object({ changed: z.string(), clientId: z.nullable(z.number()) })

/** A tz database name, as browsers report it. */
export const timeZone = z.string().check(
  z.maxLength(60),
  z.refine((name: string) => isTimeZone(name), msg('This time zone is not known.')),
)

/** The time zone of a couple's browser, for the hours of letters. One that this server does not know is ignored. */
export const zoneOfBrowser = z.optional(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((name) => (isTimeZone(name) ? name : undefined)),
  ),
)

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
