import { describe, expect, it, test } from 'vitest'
import {
  date,
  optionalDate,
  optionalParagraph,
  optionalText,
  paragraph,
  requiredDate,
  requiredParagraph,
  requiredText,
  text,
  website,
} from '#platform/contract/fields.ts'

const invisible = ['\u200B', '\u200B \u2060', '\uFEFF\u00AD', '\u3164', '\u2800', '\u034F\t']

describe('a one-line text', () => {
  it.each(['one\ntwo', 'one\rtwo', 'one\ttwo', 'one\u2028two', 'one\u0007two', 'one\u0085two', 'one\0two'])(
    'refuses %j',
    (given) => {
      expect(requiredText('Required').safeParse(given).success).toBe(false)
      expect(optionalText().safeParse(given).success).toBe(false)
    },
  )

  it('is trimmed, and may contain any letter, composed emoji and joiners', () => {
    for (const given of ['王小明 & محمد', '👩‍👩‍👧', 'می‌خواهم'])
      expect(requiredText('Required').parse(` ${given} `)).toBe(given)
  })
})

describe('a multi-line text', () => {
  it('keeps line breaks and tabs, and refuses other control characters', () => {
    expect(requiredParagraph('Required').parse('one\r\n\ttwo\nthree')).toBe('one\r\n\ttwo\nthree')
    for (const given of ['one\0two', 'one\u001Btwo'])
      expect(requiredParagraph('Required').safeParse(given).success, JSON.stringify(given)).toBe(false)
  })
})

test.each(invisible)('%j is as good as nothing', (given) => {
  expect(requiredText('Required').safeParse(given).error?.issues[0]?.message).toBe('Required')
  expect(requiredParagraph('Required').safeParse(given).error?.issues[0]?.message).toBe('Required')
  expect([optionalText().parse(given), optionalParagraph().parse(given)]).toEqual(['', ''])
})

test.each(['0000-01-01', '2027-02-30', '2027-1-1', '12027-01-01', 'someday'])(
  'the date %j, which the database does not know, is refused',
  (given) => {
    for (const field of [date, optionalDate, requiredDate('Required')])
      expect(field.safeParse(given).success).toBe(false)
  },
)

test.each(['0001-01-01', '2028-02-29', '9999-12-31'])('%j is a date', (given) => {
  for (const field of [date, optionalDate, requiredDate('Required')]) expect(field.safeParse(given).data).toBe(given)
})

test('a text longer than its limit is refused, spaces at its ends not counted', () => {
  const fields = [text(5), requiredText('Required', 5), optionalText(5), paragraph(5), requiredParagraph('Required', 5)]
  for (const field of [...fields, optionalParagraph(5)]) {
    expect(field.parse(' 12345 ')).toBe('12345')
    expect(field.safeParse('123456').success).toBe(false)
  }
})

test('a website with a scheme other than http(s) is refused', () => {
  expect(website.parse('flowers.example')).toBe('flowers.example')
  expect(website.safeParse('javascript:alert(1)').success).toBe(false)
})
