import pg, { type CustomTypesConfig, type PoolClient, type QueryConfig } from 'pg'
import utils from 'pg/lib/utils.js'

export type Query = QueryConfig & { rowMode?: 'array' }
export type Answer<Row> = { command: string; rowCount: number; rows: Row[] }

type Connection = PoolClient['connection']
type Field = { name: string; dataTypeID: Parameters<typeof pg.types.getTypeParser>[0] }
type Columns = { names: string[]; parsers: ((text: string) => unknown)[] }
const noColumns: Columns = { names: [], parsers: [] }

/** One query of a batch, and what has arrived of its answer. */
type Part = {
  query: Query
  values: (string | Buffer | null)[] | undefined
  columns: Columns | undefined
  rows: unknown[]
  resolve: (answer: Answer<unknown>) => void
  reject: (error: unknown) => void
}

/** The names of the statements that a connection has prepared, with their columns as soon as they are known. */
type Prepared = Map<string, Columns | undefined>
const preparedStatements = new WeakMap<Connection, Prepared>()

function preparedOn(connection: Connection): Prepared {
  let prepared = preparedStatements.get(connection)
  if (!prepared) preparedStatements.set(connection, (prepared = new Map()))
  return prepared
}

function write(part: Part, connection: Connection, prepared: Prepared): void {
  const { name = '', text } = part.query
  part.columns = prepared.get(name)
  if (!prepared.has(name)) {
    // After an error it is not known whether the statement exists.
    if (name) connection.close({ type: 'S', name }, true)
    connection.parse({ name, text, types: [] }, true)
    if (name) prepared.set(name, undefined)
  }
  connection.bind({ statement: name, values: part.values }, true)
  if (!part.columns) connection.describe({ type: 'P' }, true)
  connection.execute(null, true)
}

/**
 * Queries that are sent together with a single `Sync` behind them (decision 043). Unless `begin` is among them, they are
 * one transaction, which the `Sync` commits. After an error the database skips the rest.
 */
export class Batch extends pg.Query {
  readonly #parts: Part[] = []
  readonly #done = Promise.withResolvers<void>()
  #answered = 0
  /** Of the connection that the batch was sent on. */
  #prepared: Prepared | undefined

  constructor() {
    super('')
    this.#done.promise.catch(() => {})
  }

  get queries(): readonly Query[] {
    return this.#parts.map(({ query }) => query)
  }

  /** Resolves once the database has finished everything; rejects with the first error. */
  get done(): Promise<void> {
    return this.#done.promise
  }

  add<Row>(query: Query): Promise<Answer<Row>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<unknown>>()
    const values = query.values?.map(utils.prepareValue)
    this.#parts.push({ query, values, columns: undefined, rows: [], resolve, reject })
    return promise as Promise<Answer<Row>>
  }

  /** Called by `pg`, like everything below. */
  override submit = (connection: Connection): void => {
    const prepared = preparedOn(connection)
    this.#prepared = prepared
    connection.stream.cork()
    for (const part of this.#parts) write(part, connection, prepared)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const part = this.#current()
    const { name, types = pg.types } = part.query as { name?: string; types?: CustomTypesConfig }
    part.columns = {
      names: fields.map((field) => field.name),
      parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
    }
    if (name) this.#prepared?.set(name, part.columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { query, columns, rows, reject } = this.#current()
    const { names, parsers } = columns!
    try {
      const values = fields.map((text, index) => (text === null ? null : parsers[index]!(text)))
      const isArray = query.rowMode === 'array'
      rows.push(isArray ? values : Object.fromEntries(names.map((name, index) => [name, values[index]])))
    } catch (error) {
      reject(error)
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { query, columns, rows, resolve } = this.#current()
    if (query.name && !columns) this.#prepared?.set(query.name, noColumns)
    const [command = '', ...counts] = text.split(' ')
    this.#answered += 1
    resolve({ command, rowCount: Number(counts.at(-1) ?? 0), rows })
  }

  /** Of a text without a statement. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleError(error: unknown): void {
    for (const { query, columns, reject } of this.#parts.slice(this.#answered)) {
      if (query.name && !columns) this.#prepared?.delete(query.name)
      reject(error)
    }
    this.#done.reject(error)
  }

  handleReadyForQuery(): void {
    this.#done.resolve()
  }

  #current(): Part {
    const part = this.#parts[this.#answered]
    if (!part) throw new Error('The database answered more than was asked.')
    return part
  }
}
