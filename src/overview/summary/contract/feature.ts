import * as summary from '#overview/summary/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask } from '#platform/contract/page.ts'

const reads = [ask(summary.read, () => ({ today: dayHere() }))]

export default { readsOn: { '/clients/{id}?tab=': reads, '/clients/{id}?tab=overview': reads } } satisfies Feature
