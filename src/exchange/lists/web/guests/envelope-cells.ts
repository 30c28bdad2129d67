import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { languageNamed } from '#guests/guests/web/public/language-named.ts'
import { joinAddress, lostZero } from '#exchange/lists/web/guests/address.ts'
import { firstOf, type Entry, type Values } from '#exchange/lists/web/guests/entry.ts'
import { envelopeName, type Envelope } from '#exchange/lists/web/guests/envelopes.ts'
import { isOnlySide, sideNamed } from '#guests/guests/web/public/side-named.ts'
import { wordKey, type Answers } from '#exchange/lists/web/prepared.ts'
import { t } from '#platform/web/locale/t.ts'
import type { Side } from '#guests/guests/contract/guest-choices.ts'

/** What is known besides the file. */
export type GuestContext = {
  /** The country of addresses without one. */
  home: string
  /** What the sides are called. */
  sides: Readonly<Record<Side, string>>
  /** What the planner has said about words, as for other lists. */
  words: Answers['words']
  /** Notes are the planner's, so that what a couple's list says besides is a warning. */
  isPlanner: boolean
}

export type Asking = GuestContext & {
  say: (line: number, message: string) => void
  /** Asks whose side a word means. */
  ask: (word: string) => void
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

function addressIn(values: Values, home: string) {
  const parts = {
    street: [...(values.get('street') ?? [])],
    city: firstOf(values, 'city'),
    state: firstOf(values, 'state'),
    zip: firstOf(values, 'zip'),
    country: firstOf(values, 'country'),
  }
  const whole = values.get('address') ?? []
  return { parts, text: joinAddress({ ...parts, street: [...whole, ...parts.street] }, home) }
}

/** What an envelope has besides its people: the first of what its rows say, and all tags. */
export function envelopeCells(envelope: Envelope, { home, sides, words, say, ask }: Asking): ListRow {
  const { entries } = envelope
  const first = (field: string) => entries.map(({ values }) => firstOf(values, field)).find(Boolean) ?? ''
  const tags = entries.flatMap(({ values }) => values.get('tags') ?? []).flatMap((cell) => cell.split(/\s*[,;|]\s*/))
  // A heading such as 'Anna’s family' above the rows.
  const heading = tags.find((tag) => isOnlySide(tag, sides))
  const side = first('side') || (heading ?? '')
  if (heading) tags.splice(tags.indexOf(heading), 1)
  const known = side && (sideNamed(side, sides) ?? words[wordKey('side', side)])
  if (side && !sideNamed(side, sides)) ask(side)
  if (side && !known) tags.push(side)
  const language = first('language')
  const spoken = language ? languageNamed(language) : undefined
  if (language && !spoken)
    say(entries[0]!.line, t('“{language}” is not a language that guests can be written to in.', { language }))
  const addresses = entries.map(({ values }) => addressIn(values, home))
  const odd = addresses.findIndex(({ parts }) => lostZero(parts, home))
  if (odd >= 0)
    say(
      entries[odd]!.line,
      t('The postal code {zip} may have lost a zero at its beginning.', { zip: addresses[odd]!.parts.zip }),
    )
  const said = first('list')
  const list = /\b[b2]\b/i.test(said) ? 'B' : /\b[a1]\b/i.test(said) ? 'A' : ''
  if (said && !list) tags.push(said)
  const cells: Record<string, string | undefined> = {
    envelope: envelopeName(envelope),
    email: first('email').split(/[,;\s]+/)[0],
    phone: first('phone').split(/\s*[;\n]\s*/)[0],
    address: addresses.find(({ text }) => text)?.text,
    language: spoken,
    side: known,
    tags: unique(tags).join(', '),
    list,
  }
  return filled(cells)
}

export const filled = (cells: Readonly<Record<string, string | undefined>>): ListRow =>
  Object.fromEntries(Object.entries(cells).flatMap(([field, cell]) => (cell ? [[field, cell]] : [])))

/** What a row has of the envelope's that is another than the envelope's. */
export function besides(entry: Entry, shared: ListRow, home: string): string[] {
  const emails = (entry.values.get('email') ?? []).flatMap((cell) => cell.split(/[,;\s]+/))
  const phones = (entry.values.get('phone') ?? []).flatMap((cell) => cell.split(/\s*[;\n]\s*/))
  const { text } = addressIn(entry.values, home)
  return [
    ...emails.filter((one) => one && one !== shared['email']).map((one) => t('Email: {email}', { email: one })),
    ...phones.filter((one) => one && one !== shared['phone']).map((one) => t('Phone: {phone}', { phone: one })),
    ...(text && text !== shared['address'] ? [t('Address: {address}', { address: text.replaceAll('\n', ', ') })] : []),
  ]
}
