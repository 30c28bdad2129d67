import * as z from 'zod/mini'
import { answerOf, checked } from '#money/accounting/server/quickbooks/answers.ts'
import { ask } from '#money/accounting/server/quickbooks/ask.ts'
import { addresses, type QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import type { Connection } from '#money/accounting/server/service.ts'
import { AccountingTrouble, isTrouble } from '#money/accounting/server/trouble.ts'

const minorVersion = '75'
const named = z.record(z.string(), z.unknown())
const queried = z.object({ QueryResponse: named })
const changed = z.object({ CDCResponse: z.array(z.object({ QueryResponse: z.optional(z.array(named)) })) })

export type Books = ReturnType<typeof openBooks>

/** A client for one company: queries and writes any QuickBooks entity. */
export function openBooks({ companyId, tokens }: Connection, options: QuickBooksOptions) {
  const company = `${addresses(options).api}/${checkedCompany(companyId)}`
  const headers = { accept: 'application/json', authorization: `Bearer ${tokens.accessToken}` }

  const send = (path: string, params: Record<string, string>, body?: object) => {
    const search = new URLSearchParams({ ...params, minorversion: minorVersion }).toString()
    const sent = body && {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    return ask(`${company}/${path}?${search}`, sent ?? { headers }, options)
  }

  return {
    async company<S extends z.ZodMiniType>(schema: S): Promise<z.output<S>> {
      const answer = answerOf(await send(`companyinfo/${companyId}`, {}), named)
      return checked(answer['CompanyInfo'], schema)
    },

    /** Null if it no longer exists. */
    async read<S extends z.ZodMiniType>(entity: string, id: string, schema: S): Promise<z.output<S> | null> {
      try {
        const answer = answerOf(await send(`${entity.toLowerCase()}/${encodeURIComponent(id)}`, {}), named)
        return checked(answer[entity], schema)
      } catch (error) {
        if (isTrouble(error, 'missing')) return null
        throw error
      }
    },

    /** All changes and deletions since a given time; at most a thousand. */
    async changes<S extends z.ZodMiniType>(entities: string[], moment: string, schema: S) {
      const answer = answerOf(await send('cdc', { entities: entities.join(), changedSince: moment }), changed)
      const parts = answer.CDCResponse.flatMap(({ QueryResponse = [] }) => QueryResponse)
      const rowsOf = (entity: string): z.output<S>[] =>
        parts.flatMap((part) => checked(part[entity] ?? [], z.array(schema)))
      return new Map(entities.map((entity) => [entity, rowsOf(entity)]))
    },

    async query<S extends z.ZodMiniType>(entity: string, clauses: string, schema: S): Promise<z.output<S>[]> {
      const answer = answerOf(await send('query', { query: `select * from ${entity} ${clauses}` }), queried)
      return checked(answer.QueryResponse[entity] ?? [], z.array(schema))
    },

    async write<S extends z.ZodMiniType>(
      entity: string,
      params: Record<string, string>,
      body: object,
      schema: S,
    ): Promise<z.output<S>> {
      return checked(answerOf(await send(entity.toLowerCase(), params, body), named)[entity], schema)
    },
  }
}

/** The company id comes from the OAuth callback and becomes part of a URL, so it is validated. */
export function checkedCompany(companyId: string): string {
  if (/^\d{1,30}$/.test(companyId)) return companyId
  throw new AccountingTrouble('invalid', 'This is not the id of a QuickBooks company')
}
