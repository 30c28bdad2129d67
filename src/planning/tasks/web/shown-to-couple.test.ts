import { expect, it } from 'vitest'
import { isShownToCouple } from '#planning/tasks/web/shown-to-couple.ts'

const stored = (assignedTo: string, visibleToCouple: boolean) => ({ assignedTo, visibleToCouple })

it.each([
  ['a new task', { assignedTo: 'planner' }, undefined, false, true],
  ['a new task of a studio whose tasks are private', { assignedTo: 'planner' }, undefined, true, false],
  ['a new task of the couple', { assignedTo: 'client' }, undefined, true, true],
  ['a hidden task', { assignedTo: 'planner' }, stored('planner', false), false, false],
  ['a hidden task of the couple', { assignedTo: 'client' }, stored('client', false), false, false],
  ['a private task that is now assigned to the couple', { assignedTo: 'client' }, stored('planner', false), true, true],
  ['a task taken back from the couple', { assignedTo: 'planner' }, stored('client', true), true, true],
  ['a choice', { assignedTo: 'client', visibleToCouple: false }, stored('planner', true), false, false],
])('%s is shown to the couple or not', (_, values, task, arePrivate, shown) => {
  expect(isShownToCouple(values, task, arePrivate)).toBe(shown)
})
