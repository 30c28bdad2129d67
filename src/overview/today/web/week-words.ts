import type { Week } from '#overview/today/contract/endpoints.ts'

type Counts = Pick<Week['weeks'][number], 'events' | 'tasks' | 'invoices'> & { weddings?: unknown }

const named = (count: number, one: string, several = `${one}s`) =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : several}`

/** '1 wedding, 2 events, 3 tasks due'; '' if there is nothing. Weddings of a day are shown by name. */
export function counted({ weddings, events, tasks, invoices }: Counts): string {
  return [
    typeof weddings === 'number' ? named(weddings, 'wedding') : undefined,
    named(events, 'event'),
    named(tasks, 'task due', 'tasks due'),
    named(invoices, 'invoice due', 'invoices due'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** How much there is to do in a week; a wedding weighs as much as ten tasks. */
export const loadOf = ({ weddings, events, tasks }: Week['weeks'][number]): number => weddings * 10 + events * 2 + tasks
