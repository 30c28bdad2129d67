import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import type { GuestRow } from '#exchange/lists/contract/guest-rows.ts'
import { folded } from '#exchange/lists/server/guests/listed-envelopes.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { mostMeals, mostParts, type Part } from '#guests/guests/contract/parts/endpoints.ts'

type Read = readonly { row: number; cells: GuestRow }[]

/** A part that the list names and the wedding lacks, with an id below zero until it is added. */
export type MissingPart = { id: number; name: string; meals: string[] }

/** The parts that a list speaks of. */
export type ListedParts = {
  idOf: (name: string) => number
  missing: MissingPart[]
  /** Those of the wedding to which new guests are invited, unless the list says otherwise. */
  forAll: Part[]
  problems: ListOutcome['problems']
}

/** A name of only signs, such as “🎉”, is compared as it is. */
const keyOf = (name: string) => folded(name) || name

export function listedParts(read: Read, stored: readonly Part[], t: Translate): ListedParts {
  const byName = new Map<string, Part | MissingPart>(stored.toReversed().map((part) => [keyOf(part.name), part]))
  const missing: MissingPart[] = []
  const spoken = new Set<Part | MissingPart>()
  const problems: ListOutcome['problems'] = []
  for (const { row, cells } of read)
    for (const [name, { attending, meal }] of cells.parts) {
      let part = byName.get(keyOf(name))
      if (!part) {
        part = { id: -1 - missing.length, name, meals: [] }
        byName.set(keyOf(name), part)
        missing.push(part)
        if (stored.length + missing.length > mostParts)
          problems.push({ row, field: `answer:${name}`, message: t('A wedding has at most twenty parts.') })
      }
      spoken.add(part)
      if (!meal || attending === false) continue
      const isOffered = part.meals.some((one) => keyOf(one) === keyOf(meal))
      if (part.id < 0) {
        if (!isOffered && part.meals.length < mostMeals) part.meals.push(meal)
      } else if (part.meals.length > 0 && !isOffered)
        problems.push({
          row,
          field: `meal:${name}`,
          message: t('“{meal}” is not one of the meals of “{part}”.', { meal, part: part.name }),
        })
    }
  for (const part of missing) if (part.meals.length === mostMeals) part.meals = []
  return {
    idOf: (name) => byName.get(keyOf(name))!.id,
    missing,
    forAll: stored.filter((part) => part.invitesAll && spoken.has(part)),
    problems,
  }
}
