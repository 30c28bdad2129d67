import { rowsOf, type RowsOf } from '#money/figures/contract/figure-names.ts'
import type { Search } from '#platform/web/router/address.ts'

/** The rows that are opened, as the address says it. */
export type OpenRows = { figure: RowsOf; wedding?: number; from?: string; to?: string; undated?: 'true' }

const names = ['figure', 'wedding', 'from', 'to', 'undated'] as const

export function openRowsIn(search: string): OpenRows | undefined {
  const given = new URLSearchParams(search)
  const figure = rowsOf.find((name) => name === given.get('figure'))
  if (!figure) return undefined
  const [wedding, from, to] = [given.get('wedding'), given.get('from'), given.get('to')]
  return {
    figure,
    ...(wedding && /^\d{1,9}$/.test(wedding) && { wedding: Number(wedding) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(given.get('undated') === 'true' && { undated: 'true' as const }),
  }
}

const others = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => !names.some((own) => own === name))

/** The address's query without opened rows, or with others. */
export const searchWith = (search: string, rows: OpenRows | undefined): Search => ({
  ...Object.fromEntries(others(search)),
  ...rows,
})
