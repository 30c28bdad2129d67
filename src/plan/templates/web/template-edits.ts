import { offsetsOf, type TemplateOffset, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { Template } from '#plan/templates/contract/endpoints.ts'

type Editable = Pick<Template, 'name' | 'description' | 'rows'>

/** One change of a template, as data, so that it can be stored and applied again to a newer version. */
export type Edit =
  | { kind: 'about'; name: string }
  | { kind: 'about'; description: string | null }
  | { kind: 'set'; row: TemplateRow }
  /** Before the row with this key, or at the end of its phase; the offsets are given back to rows that followed it. */
  | { kind: 'add'; row: TemplateRow; before: string | null; followers?: Record<string, TemplateOffset> }
  | { kind: 'remove'; key: string }
  | { kind: 'move'; key: string; phase: string | null; before: string | null }
  | { kind: 'rename-phase'; phase: string; name: string }
  | { kind: 'move-phase'; phase: string; before: string | null }

export type Group = { phase: string | null; rows: TemplateRow[] }

/** Rows without a phase first, then the phases in the order of their first rows. */
export function groupsOf(rows: readonly TemplateRow[]): Group[] {
  const byPhase = Map.groupBy(rows, ({ phase }) => phase)
  const phases = [...byPhase.keys()].sort((one, other) => Number(one !== null) - Number(other !== null))
  return phases.map((phase) => ({ phase, rows: byPhase.get(phase) ?? [] }))
}

/** Applying an edit twice is the same as applying it once. */
export function applyEdit<T extends Editable>(template: T, edit: Edit): T {
  if (edit.kind === 'about') {
    const { kind: _, ...about } = edit
    return { ...template, ...about }
  }
  return { ...template, rows: groupsOf(settled(changed(template.rows, edit))).flatMap(({ rows }) => rows) }
}

function changed(rows: TemplateRow[], edit: Exclude<Edit, { kind: 'about' }>): TemplateRow[] {
  switch (edit.kind) {
    case 'set':
      return placed(rows, edit.row)
    case 'add':
      return inserted(without(rows, edit.row.key), edit.row, edit.before).map((row) => ({
        ...row,
        offset: edit.followers?.[row.key] ?? row.offset,
      }))
    case 'remove':
      return without(detached(rows, edit.key), edit.key)
    case 'move': {
      const row = rows.find(({ key }) => key === edit.key)
      return row ? inserted(without(rows, edit.key), { ...row, phase: edit.phase }, edit.before) : rows
    }
    case 'rename-phase':
      return rows.map((row) => (row.phase === edit.phase ? { ...row, phase: edit.name } : row))
    case 'move-phase': {
      const moved = rows.filter(({ phase }) => phase === edit.phase)
      const others = rows.filter(({ phase }) => phase !== edit.phase)
      const at = edit.before === null ? -1 : others.findIndex(({ phase }) => phase === edit.before)
      return at < 0 ? [...others, ...moved] : others.toSpliced(at, 0, ...moved)
    }
  }
}

const without = (rows: TemplateRow[], key: string) => rows.filter((row) => row.key !== key)

/** A row stays where it is, unless its phase has changed. */
function placed(rows: TemplateRow[], row: TemplateRow): TemplateRow[] {
  const before = rows.find(({ key }) => key === row.key)
  if (before?.phase === row.phase) return rows.map((other) => (other.key === row.key ? row : other))
  return before ? inserted(without(rows, row.key), row, null) : rows
}

function inserted(rows: TemplateRow[], row: TemplateRow, before: string | null): TemplateRow[] {
  const at = rows.findIndex(({ key, phase }) => key === before && phase === row.phase)
  const end = rows.findLastIndex(({ phase }) => phase === row.phase)
  return rows.toSpliced(at >= 0 ? at : end >= 0 ? end + 1 : rows.length, 0, row)
}

/** Rows that follow this one get the same distance from the wedding instead. */
function detached(rows: TemplateRow[], key: string): TemplateRow[] {
  const offsets = offsetsOf(rows)
  return rows.map((row) => (row.offset?.from === key ? { ...row, offset: offsets.get(row.key) ?? null } : row))
}

/** References to rows that another version does not have any more are dropped. */
function settled(rows: TemplateRow[]): TemplateRow[] {
  const keys = new Set(rows.map(({ key }) => key))
  return rows.map((row) => (row.offset?.from && !keys.has(row.offset.from) ? { ...row, offset: null } : row))
}

/** One step up or down; from the end of a phase into the next one. Undefined at the ends of the list. */
export function stepTo(rows: readonly TemplateRow[], key: string, way: -1 | 1): Edit | undefined {
  const groups = groupsOf(rows)
  const group = groups.findIndex((one) => one.rows.some((row) => row.key === key))
  const { phase, rows: here } = groups[group] as Group
  const at = here.findIndex((row) => row.key === key)
  if (here[at + way]) {
    const before = way < 0 ? here[at - 1] : here[at + 2]
    return { kind: 'move', key, phase, before: before?.key ?? null }
  }
  const next = groups[group + way]
  return next && { kind: 'move', key, phase: next.phase, before: way < 0 ? null : (next.rows[0]?.key ?? null) }
}

/** Into the first phase, or out of its phase. Undefined if it is there already. */
export function indentTo(rows: readonly TemplateRow[], key: string, way: -1 | 1): Edit | undefined {
  const phase = rows.find((row) => row.key === key)?.phase ?? null
  if (way < 0) return phase === null ? undefined : { kind: 'move', key, phase: null, before: null }
  const first = groupsOf(rows).find((group) => group.phase !== null)
  return phase !== null || !first
    ? undefined
    : { kind: 'move', key, phase: first.phase, before: first.rows[0]?.key ?? null }
}

/** Puts a removed row back where it was. */
export function putBack(rows: readonly TemplateRow[], key: string): Edit | undefined {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (!row) return undefined
  const next = rows[at + 1]
  const followers = rows.flatMap((other) => (other.offset?.from === key ? [[other.key, other.offset] as const] : []))
  return {
    kind: 'add',
    row,
    before: next?.phase === row.phase ? next.key : null,
    followers: Object.fromEntries(followers),
  }
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12)
