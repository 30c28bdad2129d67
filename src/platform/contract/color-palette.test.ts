import { expect, it } from 'vitest'
import { contrast, paletteOf } from '#platform/contract/color-palette.ts'

const steps = ['00', '33', '66', '80', '99', 'cc', 'ff']
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

it('keeps a colour that stands out as it is', () => {
  expect(paletteOf('#97463f').light).toMatchObject({ accent: '#97463f', 'on-accent': '#ffffff' })
})

/** The tokens of texts that a palette leaves as they are. */
const ink = { light: ['#2a2521', '#6a6058'], dark: ['#f4ede5', '#b6aa9e'] }

it.each(['light', 'dark'] as const)('makes readable texts of any colour (%s)', (theme) => {
  for (const color of colors) {
    const shades = { card: '#ffffff', raised: '#ffffff', ...paletteOf(color)[theme] }
    const grounds = [shades.paper, shades.sunken, shades.card, shades.raised]
    const pairs = [
      ...[shades.accent, shades['accent-hover']].map((ground) => [shades['on-accent'], ground, 4.5] as const),
      ...grounds.map((ground) => [shades.accent, ground, 3] as const),
      ...[...grounds, shades['accent-soft']].map((ground) => [shades['accent-ink'], ground, 4.5] as const),
      ...[shades['banner-from'], shades['banner-to']].flatMap((ground) => [
        [shades['on-banner'], ground, 4.5] as const,
        [shades['banner-muted'], ground, 4.5] as const,
      ]),
      ...ink[theme].flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
    ]
    for (const [text, ground, least] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}, of ${color}`).toBeGreaterThanOrEqual(least)
  }
})
