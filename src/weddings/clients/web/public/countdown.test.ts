import { expect, test } from 'vitest'
import { countdown } from '#weddings/clients/web/public/countdown.ts'

test('counts whole days, and is empty on the day itself and after it', () => {
  const on = (date: string) => countdown(date, '2026-06-01')
  expect([on('2026-06-02'), on('2026-06-11'), on('2030-06-01')]).toEqual(['(1 day)', '(10 days)', '(1,461 days)'])
  expect([on('2026-06-01'), on('2026-05-31'), on('someday')]).toEqual(['', '', ''])
})
