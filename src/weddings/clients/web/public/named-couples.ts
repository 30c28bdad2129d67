import { plain } from '#platform/web/ui/plain.ts'

export type NamedCouple = {
  id: number
  name: string
  /** Of its invoices; null for the studio's. */
  currency?: string | null
}

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

const hasAll = (name: string, words: readonly string[]) => {
  const own = wordsOf(name)
  return words.length > 0 && words.every((word) => own.includes(word))
}

/** The couples with a name for every word; if a whole name matches, those in which only its beginning does are left out. */
export function couplesNamed<Couple extends NamedCouple>(couples: readonly Couple[], typed: string): Couple[] {
  const words = wordsOf(typed)
  const whole = couples.filter(({ name }) => hasAll(name, words))
  return whole.length > 0 ? whole : namedStarting(couples, typed)
}

/** Those with names that every word begins. */
export function namedStarting<One extends NamedCouple>(all: readonly One[], typed: string): One[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return all.filter(({ name }) => {
    const own = wordsOf(name)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
}

const joins = new Set(['&', '+', 'and'])

/** How many of these words name one of the couples further: in "James & fri" only the first does. */
export function namesContinuing(couples: readonly NamedCouple[], first: string, next: readonly string[]): number {
  const names = wordsOf(first)
  let taken = 0
  while (taken < next.length) {
    const join = joins.has(next[taken]!.toLowerCase()) ? 1 : 0
    const word = wordsOf(next[taken + join] ?? '')
    const isNew = word.length > 0 && !word.some((part) => names.includes(part))
    if (!isNew || !couples.some(({ name }) => hasAll(name, [...names, ...word]))) break
    names.push(...word)
    taken += join + 1
  }
  return taken
}
