import { datedKinds, type DatedKind } from '#plan/plan/contract/plan-kinds.ts'
import type { DatedRow } from '#plan/plan/contract/endpoints.ts'

export const kindLabels: Record<DatedKind, string> = {
  task: 'Tasks',
  event: 'Events',
  invoice: 'Payments due',
  day: 'Days',
  part: 'Answers due',
}

/** What the planner has chosen otherwise than proposed: whether a row moves, and to which date. */
export type Choice = { moves?: boolean; date?: string }
export type Choices = Readonly<Record<string, Choice>>

const keyOf = ({ kind, id }: Pick<DatedRow, 'kind' | 'id'>): string => `${kind}-${id}`

export type Moved = { batch: number; changed: number; weddingDate: string }

/** A row with what will happen to it, and whether it moves unless the planner decides otherwise. */
export type Planned = DatedRow & { key: string; follows: boolean; moves: boolean; newDate: string | null }

/** Tied rows move unless the planner decides otherwise, and come first; fixed ones, and what is over, do not. */
export function plannedRows(rows: readonly DatedRow[], choices: Choices): Planned[] {
  const planned = rows.map((row) => {
    const key = keyOf(row)
    const follows = row.offset !== null && !row.isOver
    const { moves = follows, date } = choices[key] ?? {}
    return { ...row, key, follows, moves: moves && !row.isSettled, newDate: date ?? row.to }
  })
  return [...planned.filter((row) => row.follows), ...planned.filter((row) => !row.follows)]
}

/** Kinds with rows that move unless the planner decides otherwise come first. */
export function kindsInOrder(planned: readonly Planned[]): DatedKind[] {
  const follows = (kind: DatedKind) => planned.some((row) => row.kind === kind && row.follows)
  return [...datedKinds.filter(follows), ...datedKinds.filter((kind) => !follows(kind))]
}

/** The rows as the call takes them: a date only where the planner has given one. */
export const rowsToSend = (planned: readonly Planned[], choices: Choices) =>
  planned
    .filter(({ moves }) => moves)
    .map(({ kind, id, key }) => {
      const date = choices[key]?.date
      return { kind, id, ...(date !== undefined && { date }) }
    })

export const changedCount = (planned: readonly Planned[]): number =>
  planned.filter(({ moves, from, newDate }) => moves && from !== newDate).length
