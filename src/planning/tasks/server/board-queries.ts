import { dayInUtc } from '#platform/contract/calendar-date.ts'
import { fewFirst } from '#platform/contract/limits.ts'
import { foldsFrom } from '#planning/tasks/contract/task-board.ts'
import { endOfWeek } from '#platform/contract/locale/week.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import type { Board, BoardGroup, BoardQuery, Task } from '#planning/tasks/contract/endpoints.ts'
import { byNextWedding } from '#weddings/clients/server/public/clients.ts'
import { ofNoArchived } from '#weddings/clients/server/public/archived.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { currentMember } from '#platform/server/db/tenancy/rights.ts'
import { hasWords, words, wordsOf } from '#platform/server/db/words.ts'
import { shown } from '#planning/tasks/server/public.ts'
import { tasks } from '#planning/tasks/server/table.ts'

const given = (name: keyof BoardQuery | 'weekEnd' | 'keys' | 'wholeKeys') => sql.placeholder(name)
const text = (name: Parameters<typeof given>[0]) => sql`${given(name)}::text`

/** What was completed after the page was opened keeps its place. */
const isDone = sql`(${tasks.completed} and coalesce(${tasks.completedAt} < ${given('since')}::timestamptz, true))`
const isOverdue = sql`(not ${tasks.completed} and ${tasks.dueDate} < ${text('today')})`

const key = sql<string>`case ${text('group')}
  when 'date' then case
    when ${isDone} then 'completed'
    when ${tasks.dueDate} is null then 'undated'
    when ${tasks.dueDate} < ${text('today')} then 'late'
    when ${tasks.dueDate} = ${text('today')} then 'today'
    when ${tasks.dueDate} <= ${text('weekEnd')} then 'week'
    else 'later' end
  when 'phase' then 'phase-' || coalesce(${tasks.phase}, '')
  else 'client-' || coalesce(${tasks.clientId}, 0) end`

const isPlanners = sql`${tasks.assignedTo} in ('', 'planner')`
const member = sql.raw(currentMember)

const isOfStatus = sql`case ${text('status')}
  when 'pending' then not ${tasks.completed}
  when 'not-started' then not ${tasks.completed} and ${isPlanners}
  when 'in-progress' then not ${tasks.completed} and not ${isPlanners}
  when 'completed' then ${tasks.completed}
  when 'overdue' then ${isOverdue}
  else true end`

const isOfAssignee = sql`case
  when ${text('assignee')} is null then true
  when ${text('assignee')} <> 'mine' then ${text('assignee')} in (${tasks.assignedTo}, ${tasks.memberId}::text)
  when ${member} is null then ${isPlanners}
  else ${tasks.memberId} is not distinct from ${member} end`

const isOfClient = sql`(${text('client')} is null or coalesce(${tasks.clientId}::text, 'internal') = ${text('client')})`

const coupleWords = sql`(select id, searchable(${clientName}) as names from ${clients} where ${words} is not null offset 0) n`
const isSought = hasWords(sql`${tasks.searchText} || ' ' || coalesce(n.names, '')`)

/** Those of an archived couple are shown only by the choice of this couple. */
const isListed = sql`(${text('client')} is not null or ${ofNoArchived})`

const matches = sql`(${isOfStatus} and ${isOfAssignee} and ${isOfClient} and ${isSought}
  and (${text('priority')} is null or ${tasks.priority} = ${text('priority')}))`

type Counted = BoardGroup & { at: string; done: number; allPending: number; allCompleted: number; overdue: number }

const counts = (condition: string) => sql.raw(`count(*) filter (where ${condition})::int`)

/** Each group once, by its key, and the counts of all tasks, whether they match or not. */
const grouped = sql`(
  select key,
    min(client_id) as client_id,
    min(phase) as phase,
    ${counts('matches and not completed')} as open,
    ${counts('matches and completed')} as completed,
    ${counts('matches and done')} as done,
    ${counts('not completed')} as all_pending,
    ${counts('completed')} as all_completed,
    ${counts('overdue')} as overdue,
    min(coalesce(due_date, 'none') || lpad(id::text, 10, '0')) filter (where matches) as first
  from (
    select ${key} as key, ${isDone} as done, ${isOverdue} as overdue, ${matches} as matches,
      ${tasks.id}, ${tasks.completed}, ${tasks.dueDate}, ${tasks.phase},
      case when ${text('group')} is null then ${tasks.clientId} end as client_id
    from ${tasks} left join ${coupleWords} on n.id = ${tasks.clientId}
    where ${isListed}
    offset 0) t
  group by key) g`

const groupFields = {
  at: sql<string>`now()`,
  key: sql<string>`g.key`,
  clientId: sql<number | null>`g.client_id`,
  clientName: sql<string | null>`${clientName}`,
  phase: sql<string | null>`g.phase`,
  open: sql<number>`g.open`,
  completed: sql<number>`g.completed`,
  done: sql<number>`g.done`,
  allPending: sql<number>`g.all_pending`,
  allCompleted: sql<number>`g.all_completed`,
  overdue: sql<number>`g.overdue`,
}

/** Internal tasks and those without a phase last. */
const groups = preparedSelect(groupFields, (select) =>
  select
    .from(grouped)
    .leftJoin(clients, sql`${clients.id} = g.client_id`)
    .orderBy(
      sql`array_position(array['late', 'today', 'week', 'later', 'undated', 'completed', 'phase-'], g.key) nulls first`,
      sql`g.client_id is null`,
      ...byNextWedding,
      sql`g.first collate "C"`,
    ),
)

const keys = sql`${given('keys')}::text[]`

/** The tasks of the groups with these keys; completed ones only in groups that are wanted whole. */
const rows = preparedSelect({ ...shown, key: sql<string>`${key}` }, (select) =>
  select
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .leftJoin(coupleWords, sql`n.id = ${tasks.clientId}`)
    .where(
      and(
        sql`${key} = any(${keys})`,
        sql`(not ${isDone} or ${key} = any(${given('wholeKeys')}::text[]))`,
        isListed,
        matches,
      ),
    )
    .orderBy(sql`array_position(${keys}, ${key})`, isDone, tasks.dueDate, tasks.id)
    .limit(given('limit')),
)

const defaults = { group: null, status: null, priority: null, assignee: null, client: null, since: null }

/** The groups that the first rows reach, and those of them that are not folded. */
function reached(found: readonly Counted[], limit: number, isFolded: (group: Counted) => boolean) {
  const wanted: { keys: string[]; wholeKeys: string[] } = { keys: [], wholeKeys: [] }
  let left = limit
  for (const group of found) {
    if (left <= 0) break
    wanted.keys.push(group.key)
    if (!isFolded(group)) wanted.wholeKeys.push(group.key)
    left -= group.open + group.completed - (isFolded(group) ? group.done : 0)
  }
  return wanted
}

/** The first tasks in their groups, and counts of what else there is. */
export async function readBoard(tx: Tx, query: BoardQuery): Promise<Board> {
  const { limit = fewFirst, unfolded = '', ...filters } = query
  const today = query.today ?? dayInUtc()
  const sought = wordsOf(query.words)
  const weekEnd = query.group === 'date' ? endOfWeek(today, (await findRegion(tx)).weekStart) : today
  const asked = { ...defaults, ...filters, today, weekEnd, words: sought }
  const all = await groups(tx, asked)
  const found = all.filter(({ open, completed }) => open + completed > 0)
  const unfoldedKeys = new Set(unfolded.split('\n'))
  const isFolded = ({ key, done }: Counted) =>
    !(query.status === 'completed' || sought !== null || unfoldedKeys.has(key)) &&
    (done >= foldsFrom || key === 'completed')
  const first = await rows(tx, { ...asked, ...reached(found, limit, isFolded), limit })
  return { at: all[0]?.at ?? new Date().toISOString(), tasks: first, ...countRest(all, found, first, today) }
}

/** The counts without the tasks that are among the first. */
function countRest(
  all: readonly Counted[],
  found: readonly Counted[],
  first: readonly (Task & { key: string })[],
  today: string,
): Pick<Board, 'groups' | 'others'> {
  const rest = new Map(found.map((group) => [group.key, { ...group }]))
  const sum = (count: (group: Counted) => number) => all.reduce((total, group) => total + count(group), 0)
  const others = {
    pending: sum(({ allPending }) => allPending),
    completed: sum(({ allCompleted }) => allCompleted),
    overdue: sum(({ overdue }) => overdue),
  }
  for (const { key, completed, dueDate } of first) {
    const group = rest.get(key)
    if (group) group[completed ? 'completed' : 'open'] -= 1
    others[completed ? 'completed' : 'pending'] -= 1
    if (!completed && dueDate !== null && dueDate < today) others.overdue -= 1
  }
  return { groups: [...rest.values()], others }
}
