import { limits } from '#platform/contract/limits.ts'

type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined }

/** A guest's whole name; '' for a seat without one. */
export const guestName = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ')

/** What stands on the envelope of these guests, where nobody has written it: 'Ann & Bob Hill', 'Ann Hill & Bob Moor'. */
export function envelopeName(guests: readonly Named[]): string {
  const [first] = guests
  const isFamily =
    first?.lastName && guests.every(({ firstName, lastName }) => firstName && lastName === first.lastName)
  const names = isFamily ? guests.map(({ firstName }) => firstName ?? '') : guests.map(guestName).filter(Boolean)
  const family = isFamily ? ` ${first.lastName}` : ''
  const joined = names.length > 2 ? `${names.slice(0, -1).join(', ')} & ${names.at(-1)}` : names.join(' & ')
  let name = `${joined}${family}`
  for (let shown = names.length - 1; name.length > limits.line && shown > 0; shown -= 1)
    name = `${names.slice(0, shown).join(', ')}${family} & ${names.length - shown} more`
  return name
}
