import type { PaperSize } from '#platform/contract/paper-size.ts'

export const formats = ['letter-30', 'a4-21', 'a4-24', 'no-10', 'a7', 'dl', 'c6'] as const
export type Format = (typeof formats)[number]

/** What is bought where a paper is used, the usual one first. */
export const formatsFor: Record<PaperSize, readonly Format[]> = {
  letter: ['letter-30', 'no-10', 'a7'],
  a4: ['a4-21', 'a4-24', 'dl', 'c6'],
}
