import type { PlannerPath } from '#platform/contract/answers.ts'

/** The planner's pages of one record, and those without an id. */
export type RecordPath = Extract<PlannerPath, `${string}{id}${string}`>
export type PlainPath = Exclude<PlannerPath, RecordPath>

export type Search = Readonly<Record<string, string | number | undefined>>

/** A typed link target: one of the planner's pages, with its id and query. */
export type Target = ({ to: PlainPath; params?: undefined } | { to: RecordPath; params: { id: number } }) & {
  search?: Search | undefined
}

/** '' for an empty query. Undefined values are left out. */
export function queryOf(search: Search): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

export const hrefOf = ({ to, params, search = {} }: Target): string =>
  to.replace('{id}', String(params?.id)) + queryOf(search)
