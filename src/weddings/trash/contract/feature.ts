import type { Feature } from '#platform/contract/feature.ts'
import * as trash from '#weddings/trash/contract/calls.ts'

export default {
  readsOn: { '/settings': [trash.list] },
} satisfies Feature
