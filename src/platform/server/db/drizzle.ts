import { createRequire } from 'node:module'

/**
 * Loads drizzle's CommonJS build: its ES modules make Node parse the package's huge list of exports seventy times,
 * which costs 300 ms and 150 MB at every start.
 */
const require = createRequire(import.meta.url)

export const {
  and,
  asc,
  between,
  desc,
  eq,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
} = require('drizzle-orm') as typeof import('drizzle-orm')

export const {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  QueryBuilder,
  text,
  unique,
  uniqueIndex,
  uuid,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export const { migrate } =
  require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')

export type { SQL } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type {
  AnyPgColumn,
  ExtraConfigColumn,
  PgColumnBuilderBase,
  PgSelectBuilder,
  PgTable,
  PgTableExtraConfigValue,
  QueryBuilder as Query,
  SelectedFields,
  SelectedFieldsFlat,
} from 'drizzle-orm/pg-core'
