import * as z from 'zod/mini'
import * as calls from '#overview/first-steps/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, viewersDay } from '#platform/contract/fields.ts'

const firstSteps = z.object({
  /** How many couples there are, how many of them have a task, and how many were invited; without the sample. */
  couples: z.number(),
  planned: z.number(),
  invited: z.number(),
  /** The sample wedding, if there is one. */
  sampleId: z.nullable(id),
})
export type FirstSteps = z.output<typeof firstSteps>

export const read = endpoint(calls.read, {
  summary: 'How far a new studio has come: its couples, their plans, their invitations',
  needs: 'account',
  for: { planner: { returns: firstSteps } },
})

export const addSample = endpoint(calls.addSample, {
  summary: 'Makes a wedding to look at, with a plan, events and a run sheet; a studio has one at most',
  needs: 'account',
  status: 200,
  for: { planner: { body: viewersDay, returns: z.object({ id }) } },
})

export const removeSample = endpoint(calls.removeSample, {
  summary: 'Puts the sample wedding into the trash',
  needs: 'account',
  status: 200,
  for: {
    planner: {
      /** With these it is brought back; they are several if there were several. */
      returns: z.object({ deleted: z.array(id) }),
    },
  },
})
