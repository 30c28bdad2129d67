import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorSchemes } from '#platform/contract/portal-looks.ts'
import { balances, nextDueFirst } from '#overview/portal/web/balance.ts'
import { isShown } from '#overview/portal/web/public/billing.ts'
import { fileSize } from '#platform/web/ui/format/file-size.ts'
import { completedOf, fromTodayOn, percentDone } from '#overview/portal/web/schedule.ts'

describe('the schedule', () => {
  const event = (date: string, time: string | null = null) => ({ date, time })

  it('starts today at any hour, with events without time first', () => {
    const events = [
      event('2026-11-22', '09:00'),
      event('2026-11-20'),
      event('2026-11-21', '08:00'),
      event('2026-11-21'),
    ]
    expect(fromTodayOn(events, '2026-11-21')).toEqual([
      event('2026-11-21'),
      event('2026-11-21', '08:00'),
      event('2026-11-22', '09:00'),
    ])
  })

  it('sorts completed tasks by the latest, and computes the share of completed ones', () => {
    const task = (completedAt: string | null) => ({ completed: completedAt !== null, completedAt })
    const tasks = [task('2026-01-02'), task(null), task('2026-03-01')]
    expect(completedOf(tasks)).toEqual([task('2026-03-01'), task('2026-01-02')])
    expect(percentDone(tasks)).toBe(67)
    expect(percentDone([])).toBe(0)
  })
})

describe('billing', () => {
  const invoice = (open: string, dueDate: string | null = null) => ({ open, dueDate })

  const settled = (amount: string, paid: string, open: string, credited = '0.00', currency = 'USD') => ({
    currency,
    amount,
    paid,
    credited,
    open,
  })

  it('subtracts overpayments, and refunds that are not owed again', () => {
    expect(
      balances([
        settled('1200.50', '0.00', '1200.50'),
        settled('10.00', '60.00', '0.00'),
        settled('300.00', '100.00', '0.00', '200.00'),
      ]),
    ).toEqual([{ currency: 'USD', owed: 115050, tooMuch: 5000 }])
    expect(balances([settled('10.00', '60.00', '0.00')])).toEqual([{ currency: 'USD', owed: -5000, tooMuch: 5000 }])
  })

  it('never adds amounts of two currencies', () => {
    expect(balances([settled('10.00', '0.00', '10.00'), settled('120000', '0', '120000', '0', 'JPY')])).toEqual([
      { currency: 'USD', owed: 1000, tooMuch: 0 },
      { currency: 'JPY', owed: 120000, tooMuch: 0 },
    ])
  })

  it('sorts by due date, settled invoices last', () => {
    const [settled, later, open, next] = [
      invoice('0.00', '2026-01-01'),
      invoice('5.00', '2026-12-24'),
      invoice('5.00'),
      invoice('5.00', '2026-12-01'),
    ]
    expect(nextDueFirst([settled, later, open, next])).toEqual([next, later, open, settled])
  })

  it('hides invoices that are not for the couple', () => {
    const one = { id: 1, status: 'Sent' } as const
    expect(isShown(one, [])).toBe(true)
    expect(isShown(one, [1, 2])).toBe(true)
    expect(isShown(one, [2])).toBe(false)
    expect(isShown({ ...one, isSample: true }, [])).toBe(false)
    expect((['Draft', 'Void'] as const).map((status) => isShown({ ...one, status }, [1]))).toEqual([false, false])
  })
})

it('formats the size of a file', () => {
  expect([0, 1, 1023, 1024, 1536, 10 * 1024 * 1024, 5 * 1024 ** 3, 1024 ** 5].map(fileSize)).toEqual([
    '0 Bytes',
    '1 Bytes',
    '1023 Bytes',
    '1 KB',
    '1.5 KB',
    '10 MB',
    '5 GB',
    '1048576 GB',
  ])
})

describe('a color scheme', () => {
  const css = readFileSync(new URL('schemes.css', import.meta.url), 'utf8')
  const house = readFileSync(new URL('../../../platform/web/ui/tokens.css', import.meta.url), 'utf8')
  const variables = (block = '') =>
    Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]))
  const blockAt = (text: string, selector: string) => variables(text.split(selector)[1]?.split('}')[0])
  const light = blockAt(house, ':root {')
  const dark = blockAt(house, '\n.dark {')

  const luminance = (hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const contrast = (one: string, other: string) => {
    const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (brighter! + 0.05) / (darker! + 0.05)
  }

  const pairs = [
    ['ink', 'paper'],
    ['muted', 'paper'],
    ['muted', 'card'],
    ['muted', 'sunken'],
    ['accent', 'card'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['accent-ink', 'accent-soft'],
    ['on-banner', 'banner-from'],
    ['on-banner', 'banner-to'],
    ['banner-muted', 'banner-from'],
    ['banner-muted', 'banner-to'],
  ] as const

  for (const scheme of colorSchemes) {
    for (const theme of ['light', 'dark'] as const) {
      it(`has sufficient contrast: ${scheme}, ${theme}`, () => {
        const own = blockAt(
          css,
          theme === 'light' ? `\n[data-scheme='${scheme}'] {` : `.dark [data-scheme='${scheme}'] {`,
        )
        expect(Object.keys(own).length).toBeGreaterThan(10)
        const palette = { ...(theme === 'light' ? light : dark), ...own }
        for (const [text, ground] of pairs)
          expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(palette.control, palette.card), 'a control on its card').toBeGreaterThanOrEqual(3)
      })
    }
  }
})
