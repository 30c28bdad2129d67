import { expect, it } from 'vitest'
import { folded, foldedWords } from '#platform/contract/folded.ts'

it('leaves the letters of a name, however it is written', () => {
  for (const [name, letters] of [
    ['Świątek', 'swiatek'],
    ['Strauß', 'strauss'],
    ['Ægir Ørsted', 'aegir orsted'],
    ['Łukasz', 'lukasz'],
    ['Þóra Guðrún', 'thora gudrun'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['ＥＭＭＡ', 'emma'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['田中', '田中'],
  ] as const)
    expect(folded(name)).toBe(letters)
})

it('parts words by signs', () => {
  expect(foldedWords('  O’Malley-Weber, “Ann” & Ben ')).toBe('o malley weber ann ben')
  expect(foldedWords('🎉')).toBe('')
})
