import type { Feature } from '#platform/contract/feature.ts'

export default { pages: [] } satisfies Feature
