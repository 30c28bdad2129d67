import type { EventType } from '#planning/events/contract/endpoints.ts'
import { roughDays, type Offset } from '#platform/contract/offset.ts'
import type { TaskPriority } from '#planning/tasks/contract/endpoints.ts'

/** From the wedding's date, or in days from another row of the same template. */
export type TemplateOffset = Offset & { from?: string | undefined }

type Shared = {
  /** Unique within the template, and kept by the rows that are made from it. */
  key: string
  /** The heading above the row. */
  phase: string | null
  title: string
  description: string | null
  offset: TemplateOffset | null
}
export type TaskRow = Shared & {
  kind: 'task'
  priority: TaskPriority
  assignedTo: 'planner' | 'client'
  visibleToCouple: boolean
  steps: string[]
}
export type EventRow = Shared & { kind: 'event'; type: EventType; time: string | null; minutes: number | null }
/** A part of a payment plan, in percent of the total. */
export type PaymentRow = Shared & { kind: 'payment'; share: string }
export type TemplateRow = TaskRow | EventRow | PaymentRow

export const mostRows = 500
export const mostTemplates = 100
export const mostSteps = 50
export const keyLength = 24

/** How many rows of each kind there are, and the earliest and the latest offset. */
export type TemplateContents = {
  rows: number
  tasks: number
  events: number
  payments: number
  first: Offset | null
  last: Offset | null
}

type Tied = Pick<TemplateRow, 'key' | 'offset'>

/** The offset of each row from the wedding, by key. It is null for a row without one, and for all that follow such a row. */
export function offsetsOf(rows: readonly Tied[]): Map<string, Offset | null> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const resolved = new Map<string, Offset | null>()
  for (const row of rows) {
    let days = 0
    let at: Tied | undefined = row
    const passed = new Set<Tied>()
    while (at?.offset?.from !== undefined && !passed.has(at)) {
      passed.add(at)
      days += at.offset.days
      at = byKey.get(at.offset.from)
    }
    const base = at && !passed.has(at) ? at.offset : null
    resolved.set(row.key, base && { months: base.months, days: base.days + days })
  }
  return resolved
}

export function contentsOf(rows: readonly TemplateRow[]): TemplateContents {
  const count = (kind: TemplateRow['kind']) => rows.filter((row) => row.kind === kind).length
  const offsets = [...offsetsOf(rows).values()]
    .filter((offset) => offset !== null)
    .sort((one, other) => roughDays(one) - roughDays(other))
  return {
    rows: rows.length,
    tasks: count('task'),
    events: count('event'),
    payments: count('payment'),
    first: offsets[0] ?? null,
    last: offsets.at(-1) ?? null,
  }
}

/** The first reference between rows that can't be stored, with the path of its field. */
export function problemOf(rows: readonly Tied[]): { path: string; message: string } | undefined {
  const byKey = new Map<string, Tied>()
  for (const [at, row] of rows.entries()) {
    if (byKey.has(row.key)) return { path: `rows.${at}.key`, message: 'Each row needs a key of its own.' }
    byKey.set(row.key, row)
  }
  for (const [at, { offset }] of rows.entries()) {
    if (offset?.from === undefined) continue
    const path = `rows.${at}.offset`
    if (!byKey.has(offset.from)) return { path, message: 'The row that this one follows is not in the template.' }
    if (offset.months !== 0) return { path, message: 'The distance from another row has to be in days.' }
  }
  const at = rows.findIndex((row) => followsItself(row, byKey))
  if (at >= 0)
    return { path: `rows.${at}.offset`, message: 'A row cannot follow itself, directly or through other rows.' }
  return undefined
}

function followsItself(row: Tied, byKey: ReadonlyMap<string, Tied>): boolean {
  const passed = new Set<Tied>()
  let at: Tied | undefined = row
  while (at && !passed.has(at)) {
    passed.add(at)
    at = at.offset?.from === undefined ? undefined : byKey.get(at.offset.from)
  }
  return at === row
}

/** The row itself and all rows whose dates follow from it, which it can't follow in turn. */
export function followersOf(rows: readonly Tied[], key: string): Set<string> {
  const followers = new Set([key])
  let size = 0
  while (size < followers.size) {
    size = followers.size
    for (const { key: own, offset } of rows) if (offset?.from && followers.has(offset.from)) followers.add(own)
  }
  return followers
}
