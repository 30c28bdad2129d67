import { contract } from '#contract/index.ts'
import type { Step } from '#contract/tasks.ts'
import { change } from '#web/change.ts'

const { list, ofClient, read } = contract.tasks

type WithSteps = { id: number; steps: Step[] }

/** Ticks or unticks one step of a task. */
export function tickStep(id: number, stepId: number, done: boolean): void {
  const ticked = <T extends WithSteps>(task: T): T =>
    task.id === id
      ? { ...task, steps: task.steps.map((step) => (step.id === stepId ? { ...step, done } : step)) }
      : task
  void change(
    contract.tasks.tickStep,
    { params: { id, stepId }, body: { done } },
    {
      optimistic: (cached) => {
        cached.edit(list, (tasks) => tasks.map(ticked) as unknown as typeof tasks)
        cached.edit(ofClient, (tasks) => (tasks as WithSteps[]).map(ticked) as unknown as typeof tasks)
        cached.edit(read, ticked, { params: { id } })
      },
      failure: 'Failed to update task. Please try again.',
    },
  )
}
