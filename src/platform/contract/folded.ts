/** Letters that no accent can be taken from. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Without capitals and accents, for comparing names: 'Świątek' as 'swiatek', 'Strauß' as 'strauss'. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter)

/** Without signs as well. */
export const foldedWords = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
