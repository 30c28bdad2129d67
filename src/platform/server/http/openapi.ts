import * as z from 'zod/mini'
import type { Endpoint, Schema, Streamed, Upload } from '#platform/contract/endpoint.ts'
import { refusals } from '#platform/contract/errors.ts'
import { isList, page } from '#platform/contract/paging.ts'
import { eventStream, madeFile, markedText, stateBesideFile, storedFile } from '#platform/contract/fields.ts'
import { cookieNames } from '#platform/server/http/session.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

const oneOf = (schemas: Json[]): Json => {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 ? (different[0] ?? {}) : { oneOf: different }
}

function parametersOf({ path, for: callers }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'token' ? { type: 'string' } : { type: 'integer', minimum: 1, maximum: 2147483647 },
  }))
  const inQuery = Object.values(callers).flatMap((terms) => {
    const { properties = {}, required = [] }: { properties?: Json; required?: string[] } = terms.query
      ? schemaOf(terms.query, 'input')
      : {}
    const ofPage = isList(terms) ? (schemaOf(page, 'input')['properties'] as Json) : {}
    return Object.entries({ ...ofPage, ...properties }).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }))
  })
  // Several kinds of callers may have the same ones.
  return [...inPath, ...new Map(inQuery.map((parameter) => [parameter.name, parameter])).values()]
}

function requestBodyOf({ upload, streamed, for: callers }: Endpoint): Json | undefined {
  if (streamed) return streamedOf(streamed)
  const bodies = Object.values(callers).flatMap(({ body }) => (body ? [schemaOf(body, 'input')] : []))
  if (!upload && bodies.length === 0) return undefined
  const form = upload && { 'multipart/form-data': { schema: formOf(upload, bodies[0]) } }
  const json = (!upload || upload.optional) && { 'application/json': { schema: oneOf(bodies) } }
  return { required: true, content: { ...form, ...json } }
}

function streamedOf({ types, fields }: Streamed): Json {
  const binary = { type: 'string', format: 'binary' }
  const form = { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, binary])) }
  const raw = Object.fromEntries(types.map((type) => [type, { schema: binary }]))
  return { required: true, content: { ...raw, 'multipart/form-data': { schema: form } } }
}

function formOf({ maxFiles, optional }: Upload, fields: Json = {}): Json {
  const file = { type: 'string', format: 'binary' }
  return {
    type: 'object',
    properties: {
      ...(fields['properties'] as Json),
      file: maxFiles ? { type: 'array', items: file, maxItems: maxFiles } : file,
    },
    required: [...((fields['required'] as string[] | undefined) ?? []), ...(optional ? [] : ['file'])],
  }
}

function successOf({ status, for: callers }: Endpoint): Json {
  const returns = Object.values(callers).map((terms) => terms.returns)
  if (status === 204) return { 204: { description: 'Done' } }
  const file = { '*/*': { schema: { type: 'string', format: 'binary' } } }
  if ([storedFile, madeFile, markedText].some((one) => returns.includes(one)))
    return { 200: { description: 'The file', content: file } }
  const states = returns.flatMap((schema) => stateBesideFile(schema) ?? [])
  if (states.length > 0) {
    const json = { 'application/json': { schema: oneOf(states.map((schema) => schemaOf(schema, 'output'))) } }
    return { 200: { description: 'The file, or its state until it is made', content: { ...json, ...file } } }
  }
  const type = returns.includes(eventStream) ? 'text/event-stream' : 'application/json'
  const schema = oneOf(returns.map((schema) => schemaOf(schema, 'output')))
  return { [status]: { description: 'Done', content: { [type]: { schema } } } }
}

const refused = { $ref: '#/components/responses/Refused' }

/** An API token never has the right to the account, nor does it act as the person who is signed in. */
function securityOf({ needs = 'work' }: Endpoint): Json[] {
  const rights = [needs].flat()
  const isForPrograms = rights.length > 0 && !rights.includes('account')
  return [{ planner: rights }, ...(isForPrograms ? [{ token: rights }] : [])]
}

function operationOf(feature: string, name: string, endpoint: Endpoint): Json {
  const callers = Object.keys(endpoint.for)
  const isOpen = callers.includes('anyone') || callers.includes('link')
  const requestBody = requestBodyOf(endpoint)
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    // The names are those of the rights that a member of the studio needs.
    ...(!isOpen && {
      security: callers.flatMap((kind) => (kind === 'planner' ? securityOf(endpoint) : [{ [kind]: [] }])),
    }),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(endpoint), '4XX': refused, '5XX': refused },
  }
}

const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name })

const onKeys =
  'A write with an Idempotency-Key (1 to 200 visible ASCII characters) is applied once within a week, and repeats get the same answer; 425 says that the call is still running. Calls without a session ignore the header.'

/** Generates the OpenAPI description from the contract. */
export function describe(contract: object, publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      const operation = operationOf(feature, name, endpoint)
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  const issue = {
    type: 'object',
    properties: { path: { type: 'string' }, message: { type: 'string' } },
    required: ['path', 'message'],
  }
  const properties = {
    message: { type: 'string' },
    issues: { type: 'array', items: issue },
    requestId: { type: 'string' },
  }
  const names = cookieNames(publicUrl.startsWith('https:'))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larkspur',
      version: '1',
      description: `Refusals have one of the statuses ${statuses()}. ${onKeys}`,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        planner: cookie(names.planner),
        couple: cookie(names.couple),
        token: { type: 'http', scheme: 'bearer', description: 'An API token of the studio.' },
      },
      responses: {
        Refused: {
          description: 'A refusal, with a message that is fit to show',
          content: { 'application/json': { schema: { type: 'object', properties, required: ['message'] } } },
        },
      },
    },
  }
}

const statuses = () =>
  Object.values(refusals)
    .map(({ status }) => status)
    .join(', ')
