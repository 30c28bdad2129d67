import type { Side } from '#guests/guests/contract/guest-choices.ts'
import { foldedWords } from '#platform/contract/folded.ts'

/** Whose guests somebody is, by the names of the couple; 'Bride' and 'Groom' do not say which of the two that is. */
export function sideNamed(text: string, sides: Readonly<Record<Side, string>>): Side | undefined {
  const words = foldedWords(text).split(' ')
  const names = (side: Side) =>
    foldedWords(sides[side])
      .split(' ')
      .every((word) => words.includes(word))
  if (/^(?:both|beide|les deux|ambos|couple|mutual|joint)\b/i.test(text)) return 'both'
  const found = (['one', 'two'] as const).filter(names)
  if (found.length === 1) return found[0]
  const [, number] = /^(?:(?:partner|person|spouse) ?)?([12])$/i.exec(text.trim()) ?? []
  return number === undefined ? undefined : number === '1' ? 'one' : 'two'
}

/** Whether a text names a side and nothing else. */
export const isOnlySide = (text: string, sides: Readonly<Record<Side, string>>): boolean =>
  sideNamed(text, sides) !== undefined &&
  foldedWords(text)
    .replace(/ (?:s )?(?:side|family|guests|seite|familie)$/, '')
    .replace(/ s$/, '')
    .split(' ').length === 1
