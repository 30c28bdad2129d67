import type { Format } from '#guests/mailing-labels/contract/formats.ts'

/** A sheet of labels in millimeters: where the first one is, how large each is, and how far apart. */
type Sheet = {
  width: number
  height: number
  left: number
  top: number
  columns: number
  rows: number
  label: { width: number; height: number; gap: number }
}
type Cover = { width: number; height: number }

const inch = 25.4

export const sheets: Partial<Record<Format, Sheet>> = {
  'letter-30': {
    width: 8.5 * inch,
    height: 11 * inch,
    left: 0.1875 * inch,
    top: 0.5 * inch,
    columns: 3,
    rows: 10,
    label: { width: 2.625 * inch, height: inch, gap: 0.125 * inch },
  },
  'a4-21': {
    width: 210,
    height: 297,
    left: 7.25,
    top: 15.15,
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1, gap: 2.5 },
  },
  'a4-24': {
    width: 210,
    height: 297,
    left: 7.25,
    top: 12.9,
    columns: 3,
    rows: 8,
    label: { width: 63.5, height: 33.9, gap: 2.5 },
  },
}

export const covers: Partial<Record<Format, Cover>> = {
  'no-10': { width: 9.5 * inch, height: 4.125 * inch },
  a7: { width: 7.25 * inch, height: 5.25 * inch },
  dl: { width: 220, height: 110 },
  c6: { width: 162, height: 114 },
}
