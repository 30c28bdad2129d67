import type { ReactNode } from 'react'
import type { OpenRows } from '#money/figures/web/rows-address.ts'

/** A line of a table of amounts. */
export type Line = {
  key: string
  name: string
  /** In place of the name, where it is a link or has a date below. */
  label?: ReactNode
  kind?: 'sum' | 'total' | undefined
  cells: { amount: number; rows: OpenRows; isLate?: boolean }[]
}
