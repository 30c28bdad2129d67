import type { FileColumn } from '#platform/server/db/about.ts'
import type { Config, Environment } from '#platform/server/foundation/config.ts'

/** Something that is wrong with an installation, and how it is mended; or, as a note, something that was not looked at. */
export type Finding = { what: string; mend: string; isNote?: true }

export type Given = {
  /** The settings as they are written. */
  env: Environment
  /** The columns that name files. */
  columns: readonly FileColumn[]
}
export type Check = (config: Config, given: Given) => Finding[] | Promise<Finding[]>

export const found = (isSo: boolean, what: string, mend: string): Finding[] => (isSo ? [{ what, mend }] : [])

/** An error whose message says what is wrong. */
export const because = (error: unknown, mend: string): Finding[] => [{ what: `${(error as Error).message}.`, mend }]

export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || host.startsWith('127.')
