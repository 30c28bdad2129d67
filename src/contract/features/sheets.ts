import type { Feature } from '#contract/feature.ts'
import * as sheets from '#contract/sheets.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    sheets: true
  }
}

export default { calls: sheets } satisfies Feature
