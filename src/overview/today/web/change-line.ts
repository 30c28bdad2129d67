import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { read, addSnooze, removeSnooze, nudge } from '#overview/today/contract/calls.ts'
import { board, list, ofClient, update } from '#planning/tasks/contract/calls.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { withRow, type Cached } from '#platform/web/calls/pending-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Lines = TodayLine[]
const edit = (cached: Cached, how: (lines: Lines) => Lines) =>
  cached.edit(read, (lines) => how(lines as Lines) as typeof lines)
const without = (lines: Lines, { key }: TodayLine) => lines.filter((line) => line.key !== key)

/** Puts a line back in its former place. */
const withAgain = (lines: Lines, line: TodayLine, place: number) =>
  lines.some(({ key }) => key === line.key) ? lines : lines.toSpliced(place, 0, line)

/** Completes the task of a line, with an undo in the toast. */
export function completeTask(line: TodayLine, place: number): void {
  const id = line.action.taskId ?? 0
  const set = (completed: boolean) =>
    void change(
      update,
      { params: { id }, body: { completed } },
      {
        optimistic: (cached) => {
          edit(cached, (lines) => (completed ? without(lines, line) : withAgain(lines, line, place)))
          cached.edit(list, (tasks) => withRow(tasks, id, { completed }))
          cached.edit(board, (answer) => ({ ...answer, tasks: withRow(answer.tasks, id, { completed }) }))
          cached.edit(ofClient, (tasks) => withRow(tasks, id, { completed }))
          cached.edit(taskCalls.read, (task) => ({ ...task, completed }), { params: { id } })
        },
        failure: 'Failed to update task. Please try again.',
      },
    )
  set(true)
  toast({
    title: 'Task updated',
    text: `“${line.title}” is complete.`,
    action: { label: 'Undo', onSelect: () => set(false) },
  })
}

/** Hides a line until a day, with an undo in the toast. */
export async function snoozeLine(line: TodayLine, until: string, place: number, title: string): Promise<void> {
  const hidden = await change(
    addSnooze,
    { body: { key: line.key, until } },
    {
      meanwhile: (cached) => edit(cached, (lines) => without(lines, line)),
      failure: 'Failed to hide this. Please try again.',
    },
  ).catch(() => undefined)
  if (!hidden) return
  const show = () =>
    change(
      removeSnooze,
      { params: { id: hidden.id } },
      {
        meanwhile: (cached) => edit(cached, (lines) => withAgain(lines, line, place)),
        failure: 'Failed to show this again. Please try again.',
      },
    ).catch(() => undefined)
  toast({ title, text: line.title, action: { label: 'Undo', onSelect: () => void show() } })
}

/** Mails the couple about an overdue task or invoice. Resolves when the list has been fetched again. */
export async function mailCouple({ action, title, clientName }: TodayLine): Promise<void> {
  const { taskId, invoiceId } = action
  const failure = 'Failed to write to the couple. Please try again.'
  const sending =
    taskId === undefined
      ? change(invoiceCalls.remind, { params: { id: invoiceId ?? 0 } }, { failure })
      : change(nudge, { params: { id: taskId } }, { failure })
  await sending.then(
    () => toast({ title: 'Email on its way', text: `${clientName ?? 'The couple'} will hear about “${title}”.` }),
    () => {},
  )
}
