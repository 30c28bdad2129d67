import * as z from 'zod/mini'
import type { CallerKind, Endpoint } from '#platform/contract/endpoint.ts'
import { contract } from '#app/contract/index.ts'

type JsonSchema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minimum?: number
  pattern?: string
}

export const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[])

/** A valid body for this kind of caller, generated from the endpoint's schema. */
export function sampleBody(endpoint: Endpoint, kind: CallerKind): unknown {
  const body = endpoint.for[kind]?.body
  if (!body) return undefined
  const sample = sampleOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return typeof sample === 'object' && sample !== null && 'id' in sample ? { ...sample, id: undefined } : sample
}

/** The names of the fields that a body of this kind of caller must have. */
export function neededFields(endpoint: Endpoint, kind: CallerKind): readonly string[] {
  const body = endpoint.for[kind]?.body
  if (!body) return []
  const { required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as { required?: string[] }
  return required
}

/** The required query parameters of a read, generated from its schema. */
export function sampleQuery(endpoint: Endpoint, kind: CallerKind): Record<string, string> {
  const query = endpoint.for[kind]?.query
  if (!query) return {}
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema & { required?: string[] }
  return Object.fromEntries(required.map((name) => [name, String(named(name, properties[name] ?? {}))]))
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf ?? []
  if (choices.length > 0)
    return sampleOf(choices.find(({ const: fixed, type }) => fixed === undefined && type !== 'null') ?? {})
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, named(name, property)]),
      )
    case 'array':
      return [sampleOf(schema.items ?? {})]
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      if (schema.format === 'date-time') return new Date(Date.now() + 60 * 60 * 1000).toISOString()
      return schema.format === 'email' ? 'intruder@example.com' : 'a sample text'
  }
}

/** A point of the curve P-256, the user agent's key in RFC 8291. */
const samplePoint = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** Text values whose format follows from the field's name and not from its schema. */
function named(name: string, schema: JsonSchema): unknown {
  // They name parts of the wedding, which other weddings do not have.
  if (name === 'answers') return []
  if (schema.type === 'integer' || schema.type === 'number') return sampleOf(schema)
  if (/date$|^(from|to|issuedOn|deadline)$/i.test(name)) return '2027-05-01'
  if (/^(time|start)$/.test(name)) return '10:30'
  if (name === 'currency') return 'USD'
  if (name === 'month') return '2027-05'
  if (name === 'timeZone') return 'Europe/Rome'
  if (/^(amount|fee|rate|taxRate|percent|quantity)$/.test(name)) return '5'
  if (name === 'endpoint') return 'https://push.example.com/send/1'
  if (name === 'p256dh') return samplePoint
  if (name === 'auth') return 'BTBZMqHH6r4Tts7J_aSIgg'
  if (name === 'numberPrefix') return 'No. '
  return sampleOf(schema)
}
