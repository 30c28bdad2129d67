import type { Format } from '#guests/mailing-labels/contract/formats.ts'

export const formatLabels: Record<Format, string> = {
  'letter-30': 'Labels, 30 to a sheet (1″ × 2⅝″)',
  'a4-21': 'Labels, 21 to a sheet (63.5 × 38.1 mm)',
  'a4-24': 'Labels, 24 to a sheet (63.5 × 33.9 mm)',
  'no-10': 'Envelopes #10 (4⅛″ × 9½″)',
  a7: 'Envelopes A7 (5¼″ × 7¼″)',
  dl: 'Envelopes DL (110 × 220 mm)',
  c6: 'Envelopes C6 (114 × 162 mm)',
}
