import { isFilled } from '#platform/web/ui/format/cells.ts'
import { mostlyAre, namesItsPeople } from '#exchange/lists/web/guests/guess-fields.ts'
import { answerOf } from '#guests/guests/web/public/answer-words.ts'
import { usualPart } from '#exchange/lists/web/guests/part-headings.ts'
import { between } from '#exchange/lists/web/guests/names/several-names.ts'
import { unnamed } from '#exchange/lists/web/guests/names/name-words.ts'

type Corrected = (
  name: string,
  cells: readonly string[],
  rowTexts: readonly string[],
  names: readonly string[],
  /** Of all columns whose headings only name a part of the wedding. */
  partCells: readonly string[],
) => string

const naming = ['name', 'firstName', 'lastName', 'otherFirst', 'otherLast']
const people = new Set([...naming, 'plusOne', 'children'])
const mostMeals = 15

/** What a column is whose heading can mean several things. */
const corrected: Corrected = (name, cells, rowTexts, names, partCells) => {
  const are = (look: Parameters<typeof mostlyAre>[1]) => mostlyAre(cells, look)
  const distinct = new Set(cells.filter(Boolean)).size
  switch (name) {
    case 'guestOf':
      return are('side') ? 'side' : name
    case 'group':
    case 'envelope': {
      if (are('code')) return 'number'
      if (name === 'envelope') return name
      return !names.includes('envelope') && namesItsPeople(cells, rowTexts) ? name : 'tags'
    }
    case 'name':
      return are('number')
        ? names.filter((one) => one === 'name').length > 1 || names.includes('firstName')
          ? 'partySize'
          : ''
        : name
    case 'age':
      return are('age') || distinct === 0 ? name : 'tags'
    case 'tags':
      return are('age') && distinct < 4 ? 'age' : are('side') ? 'side' : name
    case 'list':
      return are('list') || distinct === 0 ? name : 'tags'
    case 'title':
      return are('title') ? name : ''
    default: {
      // 'Brunch' with nothing but marks says who is invited, not who comes.
      if (name.startsWith('part:')) {
        const isAnswered = partCells.some((cell) => answerOf(cell) === 'no' || answerOf(cell) === 'invited')
        if (!isAnswered && are('answer')) return name.replace('part:', 'invited:')
        return corrected(name.replace('part:', 'answer:'), cells, rowTexts, names, partCells)
      }
      const [kind, part = ''] = name.split(':')
      if (kind === 'invited' && part === '' && are('number')) return 'partySize'
      if ((kind !== 'answer' && kind !== 'invited') || distinct === 0 || are('answer')) return name
      return part && distinct <= mostMeals ? `meal:${part}` : ''
    }
  }
}

/** Where only a first name has a heading of its own, 'Name' and 'Nom' are the last one, and alone they are both. */
function lastOrWhole(names: readonly string[], cellsOf: (name: string) => readonly string[]): string[] {
  const hasFirst = names.includes('firstName')
  const hasLast = names.includes('lastName')
  if (hasFirst && hasLast) return [...names]
  if (hasFirst && names.includes('name')) return names.map((name) => (name === 'name' ? 'lastName' : name))
  // 'Name' and 'Surname', 'Nome' and 'Cognome'.
  const isFirst = cellsOf('name').every((cell) => !between.test(cell) && cell.split(' ').length < 3)
  if (!hasFirst && hasLast && names.filter((name) => name === 'name').length === 1 && isFirst)
    return names.map((name) => (name === 'name' ? 'firstName' : name))
  if (!hasFirst && hasLast && !names.includes('name')) return names.map((name) => (name === 'lastName' ? 'name' : name))
  return [...names]
}

/** Meals without the name of a part belong to the one that is eaten, answers to the only one or the wedding. */
function withParts(names: readonly string[], parts: readonly string[]): string[] {
  const named = [...new Set(names.flatMap((name) => /^(?:answer|invited|meal):(.+)$/.exec(name)?.[1] ?? []))]
  const eaten = [...named, ...parts]
    .filter((part) => !/rehearsal|welcome|farewell|brunch/i.test(part))
    .find((part) => /dinner|reception|essen|feier|dîner|repas|cena|banquete|mariage|wedding/i.test(part))
  const [only] = parts
  const usual = parts.length === 1 && only ? only : (parts.find((part) => part === usualPart) ?? usualPart)
  return names.map((name) => {
    if (name === 'meal:') return `meal:${eaten ?? (named.length === 1 ? named[0] : usual)}`
    return name === 'answer:' || name === 'invited:' ? `${name}${usual}` : name
  })
}

/** The fields of the columns, with what their cells say about headings that are missing, unknown, or mean several things. */
export function fieldsByContent(
  called: readonly string[],
  rows: readonly string[][],
  parts: readonly string[],
): string[] {
  const wide = rows.filter((row) => row.filter(Boolean).length > 1)
  const filled = wide.length >= rows.length / 3 ? wide : rows.filter(isFilled)
  const columns = called.map((_, column) => filled.map((row) => row[column] ?? ''))
  const rowTexts = filled.map((row) => row.filter((_, column) => people.has(called[column] ?? '')).join(' '))
  const partCells = columns.filter((_, column) => called[column]!.startsWith('part:')).flat()
  let names = called.map((name, column) => (name ? corrected(name, columns[column]!, rowTexts, called, partCells) : ''))
  const take = (name: string, fits: (cells: readonly string[]) => boolean, most = 1) => {
    let left = names.includes(name) ? 0 : most
    names = names.map((one, column) =>
      one === '' && called[column] === '' && left > 0 && fits(columns[column]!) ? (left--, name) : one,
    )
  }
  take('email', (cells) => mostlyAre(cells, 'email'))
  take('phone', (cells) => mostlyAre(cells, 'phone'))
  const isNamed = (name: string) => naming.includes(name)
  if (!names.some(isNamed)) names = names.map((name) => (name === 'envelope' ? 'name' : name))
  if (called.length === 1 && !names.some(isNamed)) names = ['name']
  if (!names.some(isNamed)) takeNames()
  return withParts(
    lastOrWhole(names, (name) => columns[names.indexOf(name)] ?? []),
    parts,
  )

  function takeNames() {
    const free = names.flatMap((name, column) => (name === '' && mostlyAre(columns[column]!, 'name') ? [column] : []))
    const [one, two] = free
    if (one === undefined) return
    const isOneWord = (column: number) =>
      columns[column]!.filter((cell) => cell.includes(' ') || unnamed.test(cell)).length < columns[column]!.length / 4
    const isSplit = two === one + 1 && isOneWord(one) && isOneWord(two)
    names = names.map((name, column) =>
      column === one ? (isSplit ? 'firstName' : 'name') : isSplit && column === two ? 'lastName' : name,
    )
  }
}
