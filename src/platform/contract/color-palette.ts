type Rgb = readonly [number, number, number]
type Name =
  | 'paper'
  | 'sunken'
  | 'line'
  | 'accent'
  | 'accent-hover'
  | 'on-accent'
  | 'accent-soft'
  | 'accent-ink'
  | 'banner-from'
  | 'banner-to'
  | 'on-banner'
  | 'banner-muted'
type DarkName = Name | 'card' | 'raised'

/** The colours of pages and mails that are made from one colour, by day and by night. */
export type ColorPalette = { light: Record<Name, string>; dark: Record<DarkName, string> }

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const night: Rgb = [18, 17, 16]

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (color: Rgb) => `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const rounded = (color: Rgb) => rgbOf(hexOf(color))

const mixed = (color: Rgb, ground: Rgb, part: number): Rgb =>
  rounded(color.map((value, at) => value * part + ground[at]! * (1 - part)) as unknown as Rgb)

function brightness(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: Rgb, other: Rgb): number => {
  const [darker, brighter] = [brightness(one), brightness(other)].toSorted((a, b) => a - b) as [number, number]
  return (brighter + 0.05) / (darker + 0.05)
}

/** As WCAG measures it, of two colours like '#97463f'. */
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other))

/** What WCAG asks of text, and of what else has to be seen. */
const forText = 4.5
const forShapes = 3

/** The colour, as far towards an end as it stands out from all grounds. */
function standingOut(color: Rgb, towards: Rgb, least: number, grounds: readonly Rgb[]): Rgb {
  for (let part = 1; part > 0; part -= 0.04) {
    const tried = mixed(color, towards, part)
    if (grounds.every((ground) => contrastOf(tried, ground) >= least)) return tried
  }
  return towards
}

/** One of the two is always readable on any colour. */
const textOn = (ground: Rgb): Rgb => (contrastOf(white, ground) >= forText ? white : black)

/** Every text of the palette is readable on what it stands on, whatever the colour. */
export function paletteOf(hex: string): ColorPalette {
  const color = rgbOf(hex)
  const light = shades(color, white, black, { paper: 0.04, sunken: 0.09, line: 0.2, soft: 0.14, from: 0.22, to: 0.42 })
  const card = mixed(color, night, 0.09)
  const raised = mixed(color, night, 0.13)
  const dark = shades(color, night, white, { paper: 0.04, sunken: 0.06, line: 0.24, soft: 0.2, from: 0.3, to: 0.14 }, [
    card,
    raised,
  ])
  return { light, dark: { ...dark, card: hexOf(card), raised: hexOf(raised) } }
}

type Parts = Record<'paper' | 'sunken' | 'line' | 'soft' | 'from' | 'to', number>

function shades(color: Rgb, ground: Rgb, end: Rgb, parts: Parts, cards: readonly Rgb[] = [ground]) {
  const tint = (part: keyof Parts) => mixed(color, ground, parts[part])
  const banner = [tint('from'), tint('to')]
  const grounds = [tint('paper'), tint('sunken'), ...cards]
  const accent = standingOut(color, end, forShapes, grounds)
  const onAccent = textOn(accent)
  const made: Record<Name, Rgb> = {
    paper: tint('paper'),
    sunken: tint('sunken'),
    line: tint('line'),
    accent,
    'accent-hover': mixed(accent, onAccent === white ? black : white, 0.86),
    'on-accent': onAccent,
    'accent-soft': tint('soft'),
    'accent-ink': standingOut(color, end, forText, [...grounds, tint('soft')]),
    'banner-from': banner[0]!,
    'banner-to': banner[1]!,
    'on-banner': standingOut(color, end, 7, banner),
    'banner-muted': standingOut(color, end, forText, banner),
  }
  return Object.fromEntries(Object.entries(made).map(([name, shade]) => [name, hexOf(shade)])) as Record<Name, string>
}
