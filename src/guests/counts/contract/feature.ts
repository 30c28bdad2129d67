import * as counts from '#guests/counts/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask } from '#platform/contract/page.ts'

export default {
  pages: [],
  readsOn: { '/client-portal/{id}': [ask(counts.readOpen, () => ({ today: dayHere() }))] },
  offline: { ofWedding: [counts.read] },
} satisfies Feature
