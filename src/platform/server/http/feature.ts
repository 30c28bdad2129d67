import type { LinkKind } from '#platform/contract/link-kinds.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'
import type { AnyHandler } from '#platform/server/http/handler.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'

/** A row that the test of unauthorized callers creates for one planner, with a text that no other caller may see. */
type SampleRow = {
  /** '{client}' stands for a wedding of that planner. */
  path: string
  body: (mark: string, clientId: number) => object
}

/** What a link answers with; row security limits the rows that it reads. */
export type LinkContentReader<Content extends object = object> = (tx: Tx, who: LinkCaller) => Promise<Content>
export type LinkContentReaders = { readonly [Kind in LinkKind]?: LinkContentReader }

/** A row that an undo has put back, or left as it is (`kept`) because it was changed again since. */
export type UndoneRow = { id: number; table: string; subject: string; kept: boolean }

/** A feature as the server knows it. */
export type ServerFeature = {
  /** Handlers by the names of their endpoints in the contract. */
  handlers: Readonly<Record<string, AnyHandler>>
  jobs?: readonly AnyJob[]
  tables?: readonly AboutTable[]
  /** Adds believable data to the demo. Imported on demand, so that other servers never load it. */
  demo?: () => Promise<{ default: (studio: DemoStudio) => Promise<void> }>
  /** Its data for the demo builds on the vendors or the guests there, which are added before. */
  demoComesLast?: boolean
  /** A row that the test of unauthorized callers tries to reach as every other caller. */
  sampleRow?: SampleRow
  /** Runs in the transaction of each undo, with the batch of the history that the undo is. */
  afterUndo?: (tx: Tx, batch: number, rows: readonly UndoneRow[]) => Promise<void>
  /** What links of its kinds answer with. */
  linkContents?: LinkContentReaders
}
