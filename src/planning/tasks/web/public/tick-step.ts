import * as calls from '#planning/tasks/contract/calls.ts'
import type { Step } from '#planning/tasks/contract/endpoints.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { sendLater } from '#platform/web/outbox/later.ts'
import { editTasks } from '#planning/tasks/web/public/edit-tasks.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

type WithSteps = { id: number; steps: Step[] }

const ticking = {
  optimistic: (cached, { params: { id, stepId }, body: { done } }) => {
    const ticked = <T extends WithSteps>(task: T): T =>
      task.id === id
        ? { ...task, steps: task.steps.map((step) => (step.id === stepId ? { ...step, done } : step)) }
        : task
    editTasks(cached, (tasks) => tasks.map(ticked))
    cached.edit(calls.read, ticked, { params: { id } })
  },
  failure: msg('Failed to update task. Please try again.'),
} satisfies ChangeOptions<typeof calls.tickStep>

describeCall(calls.tickStep, ticking.optimistic)

/** Ticks or unticks one step of a task. What a couple ticks waits for the network. */
export function tickStep(id: number, { id: stepId, title }: Pick<Step, 'id' | 'title'>, done: boolean): void {
  const input = { params: { id, stepId }, body: { done } }
  if (callerHere() === 'couple')
    void sendLater(
      calls.tickStep,
      input,
      done ? t('The step “{title}” is done', { title }) : t('The step “{title}” is open again', { title }),
    )
  else void change(calls.tickStep, input, ticking)
}
