import { auditKeyOf, useAuditKey } from '#server/audit/seal.ts'
import { reachEmbedded } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open.ts'
import { readConfig, type Config } from '#server/ground/config.ts'
import { installationKey } from '#server/ground/installation-key.ts'
import { resetFactorsOf } from '#server/second-factors/jobs.ts'

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
    process.stdout.write(`Reset. ${email} signs in with the password again, and is told by mail.\n`)
  } finally {
    await database.close()
    await leave()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
