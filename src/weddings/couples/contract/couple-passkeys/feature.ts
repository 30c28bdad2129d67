import * as couplePasskeys from '#weddings/couples/contract/couple-passkeys/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default {
  readsOn: { '/client-portal/{id}': [couplePasskeys.list] },
} satisfies Feature
