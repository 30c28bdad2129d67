import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import { folded } from '#platform/contract/folded.ts'

const most = 8
export const fewestLetters = 3

const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '')

/** The words of a text, and those with a sign in them also as one: 'o’malley' as 'o', 'malley' and 'omalley'. */
const wordsOf = (text: string): string[] => [...text.split(/[^\p{L}\p{N}]+/u), ...withoutSigns(text).split(/\s+/)]

/** Envelopes of which each typed word begins a word of their name or of a guest's; those whose name begins so come first. */
export function findEnvelopes<Found extends Envelope>(envelopes: readonly Found[], typed: string): Found[] {
  const text = folded(typed).trim()
  const sought = withoutSigns(text).split(/\s+/).filter(Boolean)
  // A name in ideographs or Hangul is found by less.
  const enough = /[\p{Lo}]/u.test(text) ? 1 : fewestLetters
  if (sought.join('').length < enough) return []
  const found = envelopes.flatMap((envelope) => {
    const names = [envelope.name, ...envelope.guests.map(guestName)].map(folded)
    const words = names.flatMap(wordsOf)
    const isFound = sought.every((word) => words.some((one) => one.startsWith(word)))
    return isFound ? [{ envelope, begins: names.some((name) => name.startsWith(text)) }] : []
  })
  return found
    .toSorted((one, other) => Number(other.begins) - Number(one.begins))
    .slice(0, most)
    .map(({ envelope }) => envelope)
}
