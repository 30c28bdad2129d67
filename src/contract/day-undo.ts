import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** What was taken back or made again, by the first row's name. */
const step = z.object({ title: z.string(), count: z.number() })

export const undo = endpoint('POST /api/days/{id}/undo', {
  summary: 'Takes back the last change of a day that was not taken back yet',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const redo = endpoint('POST /api/days/{id}/redo', {
  summary: 'Makes the change again that was taken back last',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const steps = endpoint('GET /api/clients/{id}/days/steps', {
  summary: 'Whether days that were added or deleted can be taken back or made again, for a wedding without any',
  about: ['days'],
  for: { planner: { returns: z.object({ undo: z.boolean(), redo: z.boolean() }) } },
})

export const undoOfWedding = endpoint('POST /api/clients/{id}/days/undo', {
  summary: 'Takes back that days were added or deleted',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})

export const redoOfWedding = endpoint('POST /api/clients/{id}/days/redo', {
  summary: 'Adds or deletes the days again that were taken back last',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: { planner: { returns: step } },
})
