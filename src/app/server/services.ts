import type { FastifyBaseLogger } from 'fastify'
import { openOffice, type Accounting } from '#money/accounting/server/office.ts'
import { headsFileIn } from '#studio/audit/server/heads-on-file.ts'
import { auditKeyOf, useAuditKey } from '#studio/audit/server/seal.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import type { BackupSettings, Config, InboxSettings } from '#platform/server/foundation/config.ts'
import { installationKey } from '#platform/server/foundation/installation-key.ts'
import { openInternet, type Internet } from '#platform/server/foundation/internet.ts'
import { openSecretBox, type SecretBox } from '#platform/server/foundation/secret-box.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { WorkFolders } from '#platform/server/foundation/work-folders.ts'
import type { OnlinePayments } from '#money/online-payments/server/online-payments.ts'
import { openKeys } from '#talk/push/server/jobs/open-keys.ts'
import { hooks } from '#app/server/hooks.ts'
import { tables } from '#app/server/tables.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import { openPush, type Push } from '#talk/push/server/sender.ts'

declare module '#platform/server/foundation/services.ts' {
  interface Services {
    publicUrl: string
    /** How long news is collected before it is mailed. */
    lettersAfterMs: number
    files: FileStore
    work: WorkFolders
    internet: Internet
    push: Push
    hooks: typeof hooks
    /** What each table says about itself. */
    tables: readonly AboutTable[]
    /** For secrets of authenticator apps. */
    authenticatorBox: SecretBox
    /** For answers to calls that may be repeated. */
    answerBox: SecretBox
    /** The file with the last entries of the audit logs. */
    auditHeads: string
    /** Only with Stripe credentials. */
    payments?: OnlinePayments | undefined
    /** Where answers by mail go to; only if configured. */
    inbox?: InboxSettings | undefined
    /** Only with QuickBooks credentials. */
    accounting?: Accounting | undefined
    /** Only if the operator wants scheduled backups. */
    backups?: BackupSettings | undefined
  }
}

type Settings = Pick<
  Config,
  | 'stripe'
  | 'quickbooks'
  | 'inbox'
  | 'publicUrl'
  | 'lettersAfterMs'
  | 'vapidSubject'
  | 'backups'
  | 'dataDir'
  | 'secretKey'
>

/** Loads only configured services: most installations have neither Stripe nor QuickBooks. */
export async function openServices(
  settings: Settings,
  files: FileStore,
  ownerPool: Pool,
  log: FastifyBaseLogger,
): Promise<Services> {
  const { stripe, quickbooks, inbox, publicUrl, lettersAfterMs, vapidSubject, backups, dataDir, secretKey } = settings
  const secret = installationKey(dataDir, secretKey)
  useAuditKey(auditKeyOf(secret))
  const internet = openInternet()
  const push = openPush(await openKeys(ownerPool), { subject: vapidSubject, internet })
  const authenticatorBox = openSecretBox(secret, 'authenticators')
  const answerBox = openSecretBox(secret, 'answers')
  const auditHeads = headsFileIn(dataDir)
  const work = new WorkFolders(dataDir)
  await work.clear()
  const services: Services = {
    publicUrl,
    lettersAfterMs,
    files,
    work,
    internet,
    push,
    hooks,
    tables,
    inbox,
    backups,
    authenticatorBox,
    answerBox,
    auditHeads,
  }
  if (stripe) {
    const { stripePayments } = await import('#money/online-payments/server/stripe.ts')
    services.payments = await stripePayments(stripe, {
      onRefused: (refused) => log.error({ err: refused }, 'Stripe refuses this for good, so couples cannot pay online'),
    })
  }
  if (quickbooks) {
    const { quickBooks } = await import('#money/accounting/server/quickbooks/service.ts')
    const redirectUri = `${publicUrl}/api/quickbooks/callback`
    services.accounting = openOffice(quickBooks({ ...quickbooks, redirectUri }), quickbooks.clientSecret)
  }
  return services
}
