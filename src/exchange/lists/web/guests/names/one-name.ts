import { ordinaryCase, particle } from '#exchange/lists/web/guests/names/letter-case.ts'
import { degree, suffix, title } from '#exchange/lists/web/guests/names/name-words.ts'

export type Name = { firstName: string; lastName: string; titles: string }

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々 ]+$/u
const allCapitals = (word: string) => /^[\p{Lu}'’-]{3,}$/u.test(word)

/** Where the last name begins: at a particle, or at the last word. */
function lastNameAt(words: readonly string[]): number {
  const found = words.findIndex((word, at) => at > 0 && at < words.length - 1 && particle.test(word))
  return found > 0 ? found : words.length - 1
}

const parted = (words: readonly string[], at: number): [first: string, last: string] => [
  words.slice(0, at).join(' '),
  words.slice(at).join(' '),
]

/** French and Japanese lists have the last name first, which the French write in capitals. */
function inOrder(words: readonly string[]): [first: string, last: string] {
  if (eastAsian.test(words.join(' '))) return [words.slice(1).join(' '), words[0]!]
  const capitals = words.filter(allCapitals)
  if (capitals.length > 0 && capitals.length < words.length && words.some((word) => /\p{Ll}{2}/u.test(word)))
    return [words.filter((word) => !allCapitals(word)).join(' '), capitals.join(' ')]
  return parted(words, lastNameAt(words))
}

/** 'Anna Maria van der Berg Jr.', 'Berg, Anna', 'Dr. Berg', 'Anna'. */
export function readName(text: string): Name {
  const [last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(text)?.slice(1) ?? []
  const words = (first ? `${first} ${last}` : text).split(/[\s,]+/).filter(Boolean)
  const titles: string[] = []
  while (words.length > 0 && title.test(words[0]!)) titles.push(words.shift()!)
  while (words.length > 1 && degree.test(words.at(-1)!)) words.pop()
  const behind = words.length > 1 && suffix.test(words.at(-1)!) ? ` ${words.pop()}` : ''
  const said = { titles: ordinaryCase(titles.join(' ')) }
  const [only = '', ...others] = ordinaryCase(words.join(' ')).split(' ')
  if (others.length === 0)
    return titles.length > 0 || behind
      ? { ...said, firstName: '', lastName: ordinaryCase(`${only}${behind}`) }
      : { ...said, firstName: ordinaryCase(only), lastName: '' }
  const ofLast = last.split(/\s+/).filter((word) => word && !suffix.test(word) && !degree.test(word)).length
  const [firstName, lastName] = ofLast > 0 ? parted([only, ...others], -ofLast) : inOrder([only, ...others])
  return { ...said, firstName: ordinaryCase(firstName), lastName: `${ordinaryCase(lastName)}${behind}` }
}
