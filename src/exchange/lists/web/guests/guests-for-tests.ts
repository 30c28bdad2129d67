import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { readGuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { prepareGuests } from '#exchange/lists/web/guests/prepare-guests.ts'
import { readText } from '#exchange/lists/web/read-file.ts'

export const lines = (...all: string[]): string => all.join('\r\n')

export const sides = { one: 'Emma', two: 'James', both: 'Both' }

export function guestsIn(
  text: string,
  parts: readonly string[] = [],
  home = 'US',
  words: Record<string, string> = {},
  isPlanner = true,
) {
  const columns = readGuestColumns(readText(text).rows, parts)
  const { rows, warnings, unknown } = prepareGuests(columns, { home, sides, words, isPlanner })
  return {
    fields: columns.fields,
    rows,
    asked: unknown.map(({ word }) => word),
    problems: rows.flatMap(({ line, problems }) => problems.map(({ message }) => `${line}: ${message}`)),
    warnings: warnings.map(({ line, message }) => `${line}: ${message}`),
    envelopes: envelopesOf(rows.map(({ cells }) => cells)),
  }
}

const personIn = ({ firstName = '', lastName = '', seat, age }: ListRow): string[] => {
  const name = [firstName, lastName].filter(Boolean).join(' ') || (seat ? '+' : '')
  return name ? [age && age !== 'adult' ? `${name} (${age})` : name] : []
}

/** 'Envelope: First Last, +' for each; a plus is a seat without a name. */
export function envelopesOf(rows: readonly ListRow[]): string[] {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return [...groups.values()].map((own) => `${own[0]!['envelope'] ?? ''}: ${own.flatMap(personIn).join(', ')}`)
}
