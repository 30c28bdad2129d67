import { folded } from '#platform/contract/folded.ts'
import { areOneName } from '#guests/rsvp/server/nicknames.ts'

export type NamedGuest = { envelopeId: number; firstName: string | null; lastName: string | null }

/** 'Müller-Świątek' as 'muller' and 'swiatek'. Everything that is no letter and no number only parts words. */
export const wordsOf = (name: string): string[] =>
  folded(name)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether one letter is missing, added, another, or has changed places with its neighbor. */
function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  if (short.length < long.length) return short.slice(at) === rest
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === rest || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
}

const exactly = (one: string, other: string) => one === other
const withNickname = areOneName
const almost = (one: string, other: string) => areOneName(one, other) || isOneApart(one, other)

type Likeness = (typed: string, word: string) => boolean

/** Every word that was typed is one of the guest's, and one of them its first and another its last name. */
function isGuest(typed: readonly string[], { firstName, lastName }: NamedGuest, isLike: Likeness): boolean {
  const [first, last] = [wordsOf(firstName ?? ''), wordsOf(lastName ?? '')]
  const all = [...first, ...last]
  const isSaid = (words: readonly string[]) =>
    words.length === 0 || words.some((word) => typed.some((one) => isLike(one, word)))
  const needed = Number(first.length > 0) + Number(last.length > 0)
  return (
    typed.length >= needed &&
    typed.every((one) => all.some((word) => isLike(one, word))) &&
    isSaid(first) &&
    isSaid(last)
  )
}

/** The one envelope with a guest of this name; undefined if there is none, or more than one. */
export function findEnvelopeOf(name: string, guests: readonly NamedGuest[]): number | undefined {
  const typed = wordsOf(name)
  if (typed.length === 0) return undefined
  for (const isLike of [exactly, withNickname, almost]) {
    const found = new Set(guests.filter((guest) => isGuest(typed, guest, isLike)).map(({ envelopeId }) => envelopeId))
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined
  }
  return undefined
}
