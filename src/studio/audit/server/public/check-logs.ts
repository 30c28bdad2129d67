import type pg from 'pg'
import { LogCheck, problemInWords } from '#studio/audit/server/check-log.ts'
import { headsFileIn, readHeadsOnFile, type HeadsOnFile } from '#studio/audit/server/heads-on-file.ts'
import * as logs from '#studio/audit/server/log-queries.ts'
import { auditKeyOf, isSame, sealOfDeletion, type AuditKey } from '#studio/audit/server/seal.ts'
import type { Config } from '#platform/server/foundation/config.ts'
import { findInstallationKey } from '#platform/server/foundation/installation-key.ts'

type CheckedLogs = {
  studios: number
  entries: number
  /** One sentence each. */
  problems: string[]
  deleted: logs.DeletedLog[]
}

/** Compares all logs with their seals and with the heads that are kept outside of the database. */
export const checkLogs = (connection: pg.Client, key: AuditKey, onFile: HeadsOnFile): Promise<CheckedLogs> =>
  logs.inSnapshot(connection, async () => {
    const deleted = await logs.listDeletedLogs(connection)
    const gone = new Set(deleted.map(({ studio }) => studio))
    const studios = new Set([...(await logs.listStudios(connection)), ...onFile.keys()].filter((id) => !gone.has(id)))
    const problems = deleted.filter((log) => !isDeletion(key, log)).map(notByUs)
    let entries = 0
    for (const studio of studios) {
      const check = new LogCheck(key, studio, onFile.get(studio))
      for await (const entry of logs.readEntries(connection, studio)) {
        check.add(entry)
        entries += 1
      }
      check.end(await logs.findHead(connection, studio))
      problems.push(...check.problems.map(problemInWords))
    }
    return { studios: studios.size, entries, problems, deleted }
  })

const isDeletion = (key: AuditKey, { studio, deletedAt, entries, seal }: logs.DeletedLog) =>
  isSame(seal, sealOfDeletion(key, studio, deletedAt, entries))

const notByUs = ({ studio }: logs.DeletedLog) => `Studio ${studio}: its deletion was not recorded by Larkspur.`

/** Checks all logs with the key and the stored heads of this installation. */
export async function checkOwnLogs(connection: pg.Client, config: Config): Promise<CheckedLogs> {
  const secret = findInstallationKey(config.dataDir, config.secretKey)
  if (secret) return checkLogs(connection, auditKeyOf(secret), await readHeadsOnFile(headsFileIn(config.dataDir)))
  const studios = (await logs.listStudios(connection)).length
  const problem = `There is no key in ${config.dataDir}, and SECRET_KEY is not set, so the seals cannot be checked.`
  return { studios, entries: 0, problems: studios > 0 ? [problem] : [], deleted: [] }
}
