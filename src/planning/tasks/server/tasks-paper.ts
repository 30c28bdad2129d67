import { formatDate } from '#platform/contract/locale/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { TablePaper } from '#platform/server/paper/table-paper.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

type Couple = { partnerOneName: string; partnerTwoName: string | null; weddingDate: string | null }

const assignees: Record<string, string> = { planner: 'Planner', client: 'Couple' }

const rowOf = ({ title, description, dueDate, assignedTo, completed }: Task, locale: Locale) => [
  dueDate ? formatDate(dueDate, locale) : '',
  [title, description].filter(Boolean).join('\n'),
  assignees[assignedTo] ?? assignedTo,
  completed ? 'Done' : '',
]

/** The plan of a wedding: its tasks by phase, in the order of the first due dates; tasks without a phase come last. */
export function tasksPaper(tasks: readonly Task[], client: Couple, locale: Locale): TablePaper {
  const names = coupleNames(client)
  const phases = [...Map.groupBy(tasks, ({ phase }) => phase)]
  const inOrder = phases.toSorted(([one], [other]) => Number(one === null) - Number(other === null))
  const hasPhases = phases.some(([phase]) => phase !== null)
  return {
    title: `Plan for ${names}`,
    heading: 'Wedding plan',
    lines: [names, ...(client.weddingDate ? [`Wedding on ${formatDate(client.weddingDate, locale)}`] : [])],
    columns: [
      { name: 'Due', width: 4 },
      { name: 'Task', width: 11 },
      { name: 'Who', width: 3 },
      { name: '', width: 2 },
    ],
    groups: inOrder.map(([phase, ofPhase]) => ({
      heading: hasPhases ? (phase ?? 'Other tasks') : null,
      rows: ofPhase.map((task) => rowOf(task, locale)),
    })),
    nothing: 'There are no tasks yet.',
  }
}
