import type { Feature } from '#contract/feature.ts'
import * as notes from '#contract/notes.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    notes: true
  }
}

export default { calls: notes, restored: ['notes'] } satisfies Feature
