import type { Side } from '#guests/guests/contract/guest-choices.ts'

type Couple = { partnerOneName: string; partnerTwoName?: string | null }

const firstWord = (name: string | null | undefined) => name?.trim().split(/\s+/)[0] ?? ''

/** Whose guests somebody is, by the first names of the couple if they tell them apart. */
export function sideWords({ partnerOneName, partnerTwoName }: Couple): Record<Side, string> {
  const [one, two] = [firstWord(partnerOneName), firstWord(partnerTwoName)]
  const isClear =
    one && two && one.toLowerCase() !== two.toLowerCase() && ![one, two].some((name) => /^both$/i.test(name))
  return { one: isClear ? one : 'Partner 1', two: isClear ? two : 'Partner 2', both: 'Both' }
}
