import { expect, test } from 'vitest'
import { initialsOf } from '#platform/web/ui/format/names.ts'

test('initials are one letter, or two for several words', () => {
  expect(initialsOf('Emma & James')).toBe('EJ')
  expect(initialsOf('Chloe Adeyemi & Marcus Webb')).toBe('CM')
  expect(initialsOf('emma')).toBe('E')
  expect(initialsOf('Élodie de la Tour')).toBe('ÉT')
})

test('a name without letters gives U', () => {
  expect(initialsOf('')).toBe('U')
  expect(initialsOf(' & ')).toBe('U')
})
