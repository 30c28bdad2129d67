import type { Age } from '#guests/guests/contract/guest-choices.ts'
import { noWord, yesWord } from '#guests/guests/web/public/answer-words.ts'

export const childWord =
  /^(?:children|child|kids?|son|daughter|minor|kind(?:er|ern|es)?|enfants?|niñ[oa]s?|hij[oa]s?|menor|bambin[oai]|boy|girl|子供|子ども|c)$/i
export const infantWord =
  /^(?:infants?|bab(?:y|ies)|toddlers?|säuglinge?|babys?|kleinkind(?:er)?|bébés?|nourrissons?|bebés?|newborn|赤ちゃん|乳児)$/i
export const adultWord = /^(?:adults?|grown[- ]?ups?|erw(?:achsenen?|achsener|\.)?|adultes?|adult[oa]s?|大人|a)$/i

const lastInfant = 2
const lastChild = 12

/** By years, by a word, or as the answer to 'Is it a child?'. */
export function ageOf(cell: string): Age | undefined {
  if (/^\d{1,3}$/.test(cell))
    return Number(cell) <= lastInfant ? 'infant' : Number(cell) <= lastChild ? 'child' : 'adult'
  if (infantWord.test(cell)) return 'infant'
  if (childWord.test(cell) || yesWord.test(cell)) return 'child'
  return adultWord.test(cell) || noWord.test(cell) ? 'adult' : undefined
}
