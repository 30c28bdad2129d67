import { codeOf, DatabaseLost, saysGoodbye } from '#platform/server/db/failure.ts'
import { StoreTrouble } from '#platform/server/files/store.ts'

/** Failures that affect everybody until they pass or an operator acts. */
export type Trouble = 'database' | 'room in the database' | 'files' | 'room for files'

const diskFull = '53100'
const insufficientStorage = 507

function isFull({ cause }: StoreTrouble): boolean {
  return (cause as { $metadata?: { httpStatusCode?: number } })?.$metadata?.httpStatusCode === insufficientStorage
}

export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof DatabaseLost || saysGoodbye(error)) return 'database'
  if (error instanceof StoreTrouble) return isFull(error) ? 'room for files' : 'files'
  const code = codeOf(error)
  if (code === diskFull) return 'room in the database'
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'room for files' : undefined
}
