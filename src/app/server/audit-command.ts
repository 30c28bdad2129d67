import { checkOwnLogs } from '#studio/audit/server/public/check-logs.ts'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { connectAtStart } from '#platform/server/db/start-checks.ts'
import { readConfig } from '#platform/server/foundation/config.ts'

const [command] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)
try {
  if (command !== 'check') throw new Error('Say what to do: npm run audit -- check')
  const config = readConfig(process.env)
  const connection = await connectAtStart(config.databaseUrl ?? addressOfRunning(config.dataDir))
  try {
    const { studios, entries, problems, deleted } = await checkOwnLogs(connection, config)
    for (const { studio, deletedAt, entries: had } of deleted)
      say(`Studio ${studio} was deleted on ${deletedAt}, with a log of ${had} entries.`)
    for (const problem of problems) say(`✗ ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else say(`The audit logs of ${studios} studios with ${entries} entries are as they were written.`)
  } finally {
    await connection.end()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
