import { mostlyAre } from '#exchange/lists/web/guests/guess-fields.ts'
import { isTableHeading } from '#exchange/lists/web/guests/tables-as-columns.ts'

const total =
  /^(?:(?:grand |sub-?)?totals?|sum|summe|gesamt(?:zahl)?|insgesamt|anzahl|somme|suma|count|合計)(?:\s+(?:number of |of )?(?:guests?|people|persons|invited|attending|adults|children|gäste|personen|invités|invitados|général|general))*[\s:=()\d]*$/i

/** The sums at the end of a list. */
export const isTotal = (row: readonly string[]): boolean => total.test(row.find(Boolean) ?? '')

/** '5' of 'Table 5', '1: The Oaks' of 'Tisch 1: The Oaks'. */
export const tableName = (cell: string): string =>
  cell
    .replace(/^(?:table|tisch|mesa|tavolo)[ -]?(?:#|no\.?|nr\.?|n[°º])? ?[:–-]? ?(?=\S)/i, '')
    .replace(/\s*[([]\d+(?: \p{L}+)?[)\]]$/u, '')
    .replace(/:$/, '')

const circle =
  /^(?:(?:close |work |school |college |university |childhood |mutual |family |extended |immediate )?(?:family|friends|relatives|colleagues|co-?workers|neighbou?rs|classmates)(?: (?:&|and) .*| of .*)?|(?:bridal|wedding) party|bridesmaids|groomsmen|ushers|parents|grandparents|cousins|aunts (?:&|and) uncles|vendors|kids|children|others?|work|church|family friends|familie|freunde|kollegen|verwandte|nachbarn|kinder|trauzeugen|famille|amis|collègues|voisins|enfants|témoins|familia|amigos|compañeros|vecinos|niños|primos)$/i

export type Section = { field: 'table' | 'side' | 'list' | 'tags'; value: string }

/** A row that stands above others and says what they have in common. */
export function sectionOf(row: readonly string[]): Section | undefined {
  const [cell = '', ...others] = row.filter(Boolean)
  const isAlone = others.length === 0
  if (isTableHeading(cell) && others.every((one) => /^\d+$/.test(one)))
    return { field: 'table', value: tableName(cell) }
  if (!isAlone || row.length < 2) return undefined
  const words = cell
    .replace(/\s*[([]\d+[)\]]$/, '')
    .replace(/:$/, '')
    .trim()
  if (mostlyAre([words], 'side') || /^(?:bride|groom)(?:['’]?s)? (?:side|family|friends|guests)(?: .*)?$/i.test(words))
    return { field: 'side', value: words }
  if (/^(?:list [abc]|[abc][ -]list)$/i.test(words)) return { field: 'list', value: words }
  return cell.endsWith(':') || circle.test(words) ? { field: 'tags', value: words } : undefined
}
