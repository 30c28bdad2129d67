import { plain } from '#platform/web/ui/plain.ts'

export type Choice = {
  value: string
  label: string
  /** Tells choices with the same label apart. */
  detail?: string
}

/** The choices that have every word, in their label or their detail; the '&' between two names is none. */
export function choicesWith(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '&')
  return choices.filter(({ label, detail }) => {
    const text = plain(`${label}\n${detail ?? ''}`)
    return wanted.every((word) => text.includes(word))
  })
}
