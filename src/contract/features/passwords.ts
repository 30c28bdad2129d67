import type { Feature } from '#contract/feature.ts'
import * as passwords from '#contract/passwords.ts'

export default { calls: passwords } satisfies Feature
