import * as z from 'zod/mini'
import * as calls from '#guests/mailing-labels/contract/calls.ts'
import { formats } from '#guests/mailing-labels/contract/formats.ts'
import { mostInRanges } from '#guests/mailing-labels/contract/id-ranges.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { madeFile } from '#platform/contract/fields.ts'

const ranges = z.string().check(z.regex(/^\d{1,10}(-\d{1,10})?(,\d{1,10}(-\d{1,10})?)*$/), z.maxLength(mostInRanges))

export const pdf = endpoint(calls.pdf, {
  summary: 'The names and postal addresses of envelopes, on sheets of labels or on envelopes',
  for: {
    planner: {
      query: z.object({
        /** By default the usual sheet of labels for the studio's paper. */
        format: z.optional(z.enum(formats, 'Please choose what it is printed on.')),
        /** Ids and ranges of ids, as in `3-9,14`; all envelopes by default. */
        envelopes: z.optional(ranges),
      }),
      returns: madeFile,
    },
  },
})
