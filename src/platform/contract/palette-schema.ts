import * as z from 'zod/mini'

const shades = {
  paper: z.string(),
  sunken: z.string(),
  line: z.string(),
  accent: z.string(),
  'accent-hover': z.string(),
  'on-accent': z.string(),
  'accent-soft': z.string(),
  'accent-ink': z.string(),
  'banner-from': z.string(),
  'banner-to': z.string(),
  'on-banner': z.string(),
  'banner-muted': z.string(),
}

/** The colours that a page is made of, from the studio's own colour; null where it has none. */
export const colorPalette = z.nullable(
  z.object({ light: z.object(shades), dark: z.object({ ...shades, card: z.string(), raised: z.string() }) }),
)
