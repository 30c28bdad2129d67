import * as z from 'zod/mini'
import * as calls from '#day/days/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** What was taken back or made again, by the first row's name. */
const step = z.object({ title: z.string(), count: z.number() })

export const undo = endpoint(calls.undo, {
  summary: 'Takes back the last change of a day that was not taken back yet',
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const redo = endpoint(calls.redo, {
  summary: 'Makes the change again that was taken back last',
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const steps = endpoint(calls.steps, {
  summary: 'Whether days that were added or deleted can be taken back or made again, for a wedding without any',
  for: { planner: { returns: z.object({ undo: z.boolean(), redo: z.boolean() }) } },
})

export const undoOfWedding = endpoint(calls.undoOfWedding, {
  summary: 'Takes back that days were added or deleted',
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const redoOfWedding = endpoint(calls.redoOfWedding, {
  summary: 'Adds or deletes the days again that were taken back last',
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})
