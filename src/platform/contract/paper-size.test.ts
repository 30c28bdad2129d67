import { expect, it } from 'vitest'
import { usualPaperSize } from '#platform/contract/paper-size.ts'

it.each([
  ['America/New_York', 'letter'],
  ['America/Mexico_City', 'letter'],
  ['Pacific/Honolulu', 'letter'],
  ['UTC', 'letter'],
  ['Europe/Paris', 'a4'],
  ['Asia/Tokyo', 'a4'],
  ['Pacific/Auckland', 'a4'],
  ['America/Sao_Paulo', 'a4'],
  ['America/Argentina/Cordoba', 'a4'],
])('paper in %s is usually %s', (timeZone, size) => expect(usualPaperSize(timeZone)).toBe(size))
