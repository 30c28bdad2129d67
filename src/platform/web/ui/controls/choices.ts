import { plain } from '#platform/web/ui/plain.ts'

export type Choice = {
  value: string
  label: string
  /** Tells choices with the same label apart. */
  detail?: string
}

/** Those of a text, without what stands between two names. */
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .filter(
      (word, at, { length }) => !['', '&', '+'].includes(word) && (word !== 'and' || at === 0 || at === length - 1),
    )

/** The choices that have every word, in their label or their detail. */
export function choicesWith(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = wordsIn(words)
  return choices.filter(({ label, detail }) => {
    const text = plain(`${label}\n${detail ?? ''}`)
    return wanted.every((word) => text.includes(word))
  })
}

const beginsAWord = (word: string, text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])/gu)].some(({ index }) => text.startsWith(word, index))

/** The choice that the words leave no doubt about: they are its label, or begin words of the only label there is. */
export function clearChoice(choices: readonly Choice[], words: string): Choice | undefined {
  const wanted = wordsIn(words)
  const equal = choices.filter(({ label }) => wordsIn(label).join(' ') === wanted.join(' '))
  if (equal.length === 1) return equal[0]
  const [only, ...others] = choicesWith(choices, words)
  if (!only || others.length > 0 || wanted.length === 0) return undefined
  return wanted.every((word) => beginsAWord(word, plain(only.label))) ? only : undefined
}
