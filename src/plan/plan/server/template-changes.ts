import { formatDate } from '#platform/contract/locale/dates.ts'
import { dateAt, isSameOffset, offsetInWords, type Offset } from '#platform/contract/offset.ts'
import type { EarlierFate } from '#plan/plan/contract/plan-kinds.ts'
import type { LineChange, TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { offsetsOf, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { PlanRow } from '#plan/plan/server/plan-queries.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

export type Wedding = {
  weddingDate: string | null
  today: string
  locale: Locale
  /** Whether the caller may see payments. */
  seesMoney: boolean
  /** What became of rows when the template was applied before, by key. */
  earlier: ReadonlyMap<string, EarlierFate>
}

/** Titles that differ only in case and spaces count as the same. */
const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

/** What applying a template to a wedding would do, row by row, in the template's order. */
export function linesOf(rows: readonly TemplateRow[], existing: readonly PlanRow[], wedding: Wedding): TemplateLine[] {
  const offsets = offsetsOf(rows)
  const taken = new Map(existing.flatMap((row) => (row.templateKey === null ? [] : [[row.templateKey, row]])))
  const titles = new Set(existing.map(({ kind, title }) => `${kind} ${plain(title)}`))
  const keys = new Set(rows.map(({ key }) => key))
  const lines = rows.map((row): TemplateLine => {
    const offset = offsets.get(row.key) ?? null
    const present = taken.get(row.key)
    const changes = present ? changesOf(present, row, offset, wedding) : []
    // A fixed date is the planner's choice.
    const when = present && present.offset === null ? present : { offset, date: dateOf(offset, wedding) }
    return {
      key: row.key,
      kind: row.kind,
      phase: row.phase,
      title: row.title,
      offset: when.offset,
      date: when.date,
      isPast: when.date !== null && when.date < wedding.today,
      isForCouple: row.kind === 'task' && row.assignedTo === 'client',
      share: row.kind === 'payment' ? row.share : null,
      state: present ? stateOf(present, changes) : 'new',
      earlier: present ? null : (wedding.earlier.get(row.key) ?? null),
      changes,
      hasTwin: !present && titles.has(`${row.kind} ${plain(row.title)}`),
    }
  })
  const gone = existing.filter(
    ({ templateKey, isSettled }) => templateKey !== null && !keys.has(templateKey) && !isSettled,
  )
  return [...lines, ...gone.map(goneLine)].filter(({ kind }) => wedding.seesMoney || kind !== 'payment')
}

const dateOf = (offset: Offset | null, { weddingDate }: Wedding) =>
  offset && weddingDate ? dateAt(weddingDate, offset) : null

const stateOf = ({ isSettled }: PlanRow, changes: TemplateLine['changes']): TemplateLine['state'] => {
  if (isSettled) return 'done'
  return changes.length > 0 ? 'changed' : 'same'
}

function goneLine(row: PlanRow): TemplateLine {
  const { kind, phase, title, offset, date } = row
  return {
    key: row.templateKey ?? '',
    kind,
    phase,
    title,
    offset,
    date,
    isPast: false,
    isForCouple: false,
    share: null,
    state: 'gone',
    earlier: null,
    changes: [],
    hasTwin: false,
  }
}

/** Templates name the couple or the planner, who may have given the task to a member of the studio. */
const isForCouple = ({ assignedTo }: { assignedTo: string | null }) => assignedTo === 'client'
const assignee = ({ assignedTo }: { assignedTo: string | null }) =>
  ({ client: 'the couple', planner: 'the planner' })[assignedTo ?? 'planner'] ?? assignedTo

/** The fields in which the wedding's row differs from the template's. Payments keep what was agreed with the couple. */
function changesOf(present: PlanRow, row: TemplateRow, offset: Offset | null, wedding: Wedding): LineChange[] {
  if (row.kind === 'payment') return []
  const changes: LineChange[] = []
  const compare = (field: string, isSame: boolean, from: string | null = null, to: string | null = null) => {
    if (!isSame) changes.push({ field, from, to })
  }
  const when = (tie: Offset | null) => {
    const date = dateOf(tie, wedding)
    return date ? formatDate(date, wedding.locale) : tie && offsetInWords(tie)
  }
  compare('title', present.title === row.title, present.title, row.title)
  compare('description', (present.description ?? '') === (row.description ?? ''))
  if (present.offset)
    compare('date', isSameOffset(present.offset, offset), when(present.offset), when(offset) ?? 'none')
  if (row.kind === 'task') {
    compare('phase', present.phase === row.phase)
    compare('priority', present.priority === row.priority, present.priority, row.priority)
    compare('assignee', isForCouple(present) === isForCouple(row), assignee(present), assignee(row))
    compare('steps', present.steps.join('\n') === row.steps.join('\n'))
  } else {
    compare('type', present.type === row.type)
    compare('time', present.time === row.time)
    compare('duration', present.minutes === row.minutes)
  }
  return changes
}
