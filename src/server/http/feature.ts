import type { FileColumn } from '#server/files/queries.ts'
import type { DemoStudio } from '#server/http/demo-studio.ts'
import type { AnyHandler } from '#server/http/handler.ts'
import type { AnyJob } from '#server/jobs/job.ts'

/** A row that the sweep adds for its victim, with a text that must never be seen by others. */
export type SampleRow = {
  /** '{client}' is a wedding of the victim. */
  path: string
  body: (mark: string, clientId: number) => object
}

/** A feature as the server knows it. Its tables are found by their name, table.ts. */
export type ServerFeature = {
  /** By the names of its calls in the contract. */
  handlers: Readonly<Record<string, AnyHandler>>
  jobs?: readonly AnyJob[]
  /** Columns that name files in the store. A file that none of them names is removed after a day. */
  fileColumns?: readonly FileColumn[]
  /** Adds believable data to the demo. Imported when it is needed: a server that is no demo never loads it. */
  demo?: () => Promise<{ default: (studio: DemoStudio) => Promise<void> }>
  /** A row for the sweep to aim at. */
  sampleRow?: SampleRow
}
