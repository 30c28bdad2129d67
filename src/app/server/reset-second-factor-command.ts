import { auditKeyOf, useAuditKey } from '#studio/audit/server/seal.ts'
import { reachEmbedded } from '#platform/server/db/backup.ts'
import { openDatabase } from '#platform/server/db/open.ts'
import { readConfig, type Config } from '#platform/server/foundation/config.ts'
import { installationKey } from '#platform/server/foundation/installation-key.ts'
import { resetFactorsOf } from '#studio/second-factors/server/jobs.ts'

/** The database of DATABASE_URL, or the embedded one. */
const reachDatabase = async ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? { address: databaseUrl, leave: async () => {} } : reachEmbedded(dataDir)

const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Say whose: npm run reset-second-factor -- <address>')
  const config = readConfig(process.env)
  const { address, leave } = await reachDatabase(config)
  useAuditKey(auditKeyOf(installationKey(config.dataDir, config.secretKey)))
  const database = await openDatabase(address, 1)
  try {
    const count = await resetFactorsOf(database.ownerPool, email)
    if (count === 0) throw new Error(`Nobody with the address ${email} has a second factor.`)
    process.stdout.write(`Reset. ${email} signs in with the password again, and is told by email.\n`)
  } finally {
    await database.close()
    await leave()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
