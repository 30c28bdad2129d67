import pg, { type CustomTypesConfig } from 'pg'

/** Of `text[]`, which the driver's list does not name. */
const texts = 1009

const { BOOL, BYTEA, FLOAT4, FLOAT8, INT2, INT4, JSON: json, JSONB, TIMESTAMPTZ } = pg.types.builtins

/** PostgreSQL's timestamp in UTC, 2026-11-21 02:32:58.62+00, as 2026-11-21T02:32:58.620Z. */
const isoMoment = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, text.length > 22 ? '0' : '.000')}Z`

const parserOf: (type: number) => (text: string) => unknown = pg.types.getTypeParser

const asText = (text: string) => text
const parsers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
  [INT2, Number],
  [INT4, Number],
  [FLOAT4, Number],
  [FLOAT8, Number],
  [json, JSON.parse],
  [JSONB, JSON.parse],
  [TIMESTAMPTZ, isoMoment],
  [texts, parserOf(texts)],
])

/** The columns of our tables as the values that their types in TypeScript say. */
export const columnTypes: CustomTypesConfig = { getTypeParser: (type: number) => parsers.get(type) ?? asText }
