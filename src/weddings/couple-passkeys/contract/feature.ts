import * as couplePasskeys from '#weddings/couple-passkeys/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  readsOn: { '/client-portal/{id}': [couplePasskeys.list] },
} satisfies Feature
