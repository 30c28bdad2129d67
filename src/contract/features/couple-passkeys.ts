import * as couplePasskeys from '#contract/couple-passkeys.ts'
import type { Feature } from '#contract/feature.ts'

export default {
  calls: couplePasskeys,
  readsOn: { '/client-portal/{id}': [couplePasskeys.list] },
} satisfies Feature
