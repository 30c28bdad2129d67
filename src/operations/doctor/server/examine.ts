import { checkBackups } from '#server/doctor/check-backups.ts'
import { checkDataFolder } from '#server/doctor/check-data-folder.ts'
import { checkDatabase } from '#server/doctor/check-database.ts'
import { checkFiles } from '#server/doctor/check-files.ts'
import { checkMail } from '#server/doctor/check-mail.ts'
import { checkNames } from '#server/doctor/check-names.ts'
import { checkAddress, checkPayments } from '#server/doctor/check-settings.ts'
import type { Check, Finding, Given } from '#server/doctor/finding.ts'
import { readConfig, settingProblems, type Environment } from '#server/ground/config.ts'

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
