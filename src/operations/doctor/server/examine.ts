import { checkBackups } from '#operations/doctor/server/check-backups.ts'
import { checkDataFolder } from '#operations/doctor/server/check-data-folder.ts'
import { checkDatabase } from '#operations/doctor/server/check-database.ts'
import { checkFiles } from '#operations/doctor/server/check-files.ts'
import { checkMail } from '#operations/doctor/server/check-mail.ts'
import { checkNames } from '#operations/doctor/server/check-names.ts'
import { checkAddress, checkPayments } from '#operations/doctor/server/check-settings.ts'
import type { Check, Finding, Given } from '#operations/doctor/server/finding.ts'
import { readConfig, settingProblems, type Environment } from '#platform/server/foundation/config.ts'

const checks: readonly Check[] = [
  checkNames,
  checkAddress,
  checkDataFolder,
  checkDatabase,
  checkFiles,
  checkMail,
  checkPayments,
  checkBackups,
]

/** Everything that is wrong with the installation of this environment. Invalid settings come alone: the rest builds on them. */
export async function examine(env: Environment, columns: Given['columns']): Promise<Finding[]> {
  const problems = settingProblems(env)
  if (problems.length > 0)
    return problems.map((problem) => ({
      what: `${problem}.`,
      mend: 'Correct or remove the setting; docs/operating.md lists all of them.',
    }))
  const config = readConfig(env)
  return (await Promise.all(checks.map(async (check) => check(config, { env, columns })))).flat()
}
