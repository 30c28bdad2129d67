import * as couplePasskeys from '#contract/calls/couple-passkeys.ts'
import type { Feature } from '#contract/feature.ts'

export default {
  readsOn: { '/client-portal/{id}': [couplePasskeys.list] },
} satisfies Feature
