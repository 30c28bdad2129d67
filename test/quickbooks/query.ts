import type { StandInBooks } from '#test/quickbooks/books.ts'
import { sendable, type Entity, type EntityName } from '#test/quickbooks/entities.ts'
import { Refusal } from '#test/quickbooks/fault.ts'

const text = String.raw`'((?:[^'\\]|\\.)*)'`
const condition = new RegExp(String.raw`([\w.]+)\s*(=|>=)\s*${text}`)
const oneOf = /^Id in \(('\w+'(?:, '\w+')*)\)$/iu
const statement = new RegExp(
  String.raw`^select \* from (\w+)(?: where (Id in \([^)]*\)|${condition.source}(?: and ${condition.source})*))?` +
    String.raw`(?: order ?by ([\w.]+)(?: (asc|desc))?)?(?: startposition (\d+))?(?: maxresults (\d+))?$`,
  'iu',
)

/** The subset of the service's query language that Larkspur uses; anything else is a parser error. */
export function select(books: StandInBooks, query: string, largestPage: number) {
  const parts = statement.exec(query.trim())
  const [entity, where = ''] = parts?.slice(1) ?? []
  if (!parts || !isEntity(entity)) throw new Refusal('4000', 'Error parsing query', `QueryParserError: ${query}`)
  const [order, direction, start = '1', most = '100'] = parts.slice(-4)

  const conditions = [...where.matchAll(new RegExp(condition, 'gu'))].map(([, field = '', operator, quoted = '']) => {
    const wanted = quoted.replaceAll(/\\(.)/gsu, '$1')
    return (row: Entity) => {
      const value = valueOf(row, field)
      if (operator === '=') return value === wanted
      return comparable(value) >= comparable(wanted)
    }
  })
  const ids = oneOf.exec(where)?.[1]?.replaceAll("'", '').split(', ')
  if (ids) conditions.splice(0, Infinity, ({ Id }) => ids.includes(Id))
  else if (/^Id in/iu.test(where)) throw new Refusal('4000', 'Error parsing query', `QueryParserError: ${query}`)
  const found = (books.rows(entity) as Entity[])
    .filter((row) => !('Active' in row) || row.Active !== false)
    .filter((row) => conditions.every((holds) => holds(row)))
  if (order) {
    const sign = direction?.toLowerCase() === 'desc' ? -1 : 1
    const key = (row: Entity) => comparable(valueOf(row, order))
    found.sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -sign : sign))
  }
  const first = Number(start) - 1
  const page = found.slice(first, first + Math.min(Number(most), largestPage))
  if (page.length === 0) return {}
  return {
    [entity]: page.map((row) => books.shown(entity, row)),
    startPosition: Number(start),
    maxResults: page.length,
  }
}

const isEntity = (name: string | undefined): name is EntityName => name !== undefined && Object.hasOwn(sendable, name)

const paths: Record<string, string[]> = {
  Id: ['Id'],
  Name: ['Name'],
  AccountType: ['AccountType'],
  DisplayName: ['DisplayName'],
  PrimaryEmailAddr: ['PrimaryEmailAddr', 'Address'],
  DocNumber: ['DocNumber'],
  'MetaData.LastUpdatedTime': ['MetaData', 'LastUpdatedTime'],
}

function valueOf(row: Entity, field: string): unknown {
  const path = paths[field]
  if (!path) throw new Refusal('4001', 'Invalid query', `QueryValidationError: property '${field}' not found`)
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row)
}

/** Timestamps are compared by their instant, in any time zone; all else as text. */
const comparable = (value: unknown): string => {
  const text = typeof value === 'string' ? value : ''
  return /^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text
}
