import { expect, it } from 'vitest'
import { envelopeName } from '#guests/guests/contract/envelope-name.ts'

const bartholomews = (count: number, lastName: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ firstName: 'Bartholomew', lastName: lastName(at) }))

it('names as many guests as fit on one line, and counts the others', () => {
  const shown = bartholomews(7, (at) => `Bartholomew Featherstone${at}`).map(({ lastName }) => lastName)
  expect(envelopeName(bartholomews(12, (at) => `Featherstone${at}`))).toBe(`${shown.join(', ')} & 5 more`)
  const first = bartholomews(13, () => '').map(({ firstName }) => firstName)
  expect(envelopeName(bartholomews(20, () => 'Featherstone'))).toBe(`${first.join(', ')} Featherstone & 7 more`)
})
