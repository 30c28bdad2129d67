import { expect, it } from 'vitest'
import { isShownToCouple } from '#web/tasks/shown-to-couple.ts'

const stored = (assignedTo: string, visibleToCouple: boolean) => ({ assignedTo, visibleToCouple })

it.each([
  ['a new task of the planner', { assignedTo: 'planner' }, undefined, false],
  ['a new task of the couple', { assignedTo: 'client' }, undefined, true],
  ['a hidden task of the couple', { assignedTo: 'client' }, stored('client', false), false],
  ['a private task that is now assigned to the couple', { assignedTo: 'client' }, stored('planner', false), true],
  ['a task taken back from the couple', { assignedTo: 'planner' }, stored('client', true), true],
  ['a choice', { assignedTo: 'client', visibleToCouple: false }, stored('planner', true), false],
])('%s is shown to the couple or not', (_, values, task, shown) => {
  expect(isShownToCouple(values, task)).toBe(shown)
})
