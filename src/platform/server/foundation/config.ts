import { isAbsolute, resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import {
  count,
  databaseUrl,
  duration,
  inboxSecret,
  mailbox,
  mailFrom,
  mailServer,
  port,
  proxies,
  pushContact,
  replyAddress,
  stripeKey,
  stripeSigningSecret,
  url,
} from '#platform/server/foundation/config-rules.ts'
import { addressOf } from '#platform/server/foundation/mail-address.ts'
import { bucketOf, type Bucket } from '#platform/server/foundation/bucket.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(blankIsUnset), z.optional(schema))
const withDefault = <S extends z.ZodMiniType<string, string>>(schema: S, value: string) =>
  z.pipe(
    z.transform((given: unknown) => blankIsUnset(given) ?? value),
    schema,
  )

const bucket = z.pipe(
  z
    .string()
    .check(z.refine((value) => bucketOf(value) !== undefined, 'must have the form s3://bucket?endpoint=…&region=…')),
  z.transform(bucketOf),
)

const folderOrBucket = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => isAbsolute(value) || bucketOf(value) !== undefined,
        'must be the whole path of a folder, or have the form s3://bucket?endpoint=…&region=…',
      ),
    ),
  z.transform((value) => bucketOf(value) ?? value),
)

const environment = z.object({
  PORT: z.pipe(withDefault(port, '3000'), z.transform(Number)),
  METRICS_PORT: optional(port),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(url(['http:', 'https:'])),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(databaseUrl),
  FILES_URL: optional(bucket),
  BACKUPS_TO: optional(folderOrBucket),
  BACKUPS_KEEP: z.pipe(withDefault(count, '7'), z.transform(Number)),
  SMTP_URL: optional(mailServer),
  MAIL_FROM: optional(mailFrom),
  LETTERS_AFTER: z.pipe(
    z.transform((given: unknown) => blankIsUnset(given) ?? '10m'),
    duration,
  ),
  INBOX_ADDRESS: optional(replyAddress),
  INBOX_URL: optional(mailbox),
  INBOX_SECRET: optional(inboxSecret),
  SECRET_KEY: optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  TRUST_PROXY: optional(proxies),
  VAPID_SUBJECT: optional(pushContact),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  STRIPE_SECRET_KEY: optional(stripeKey),
  STRIPE_WEBHOOK_SECRET: optional(stripeSigningSecret),
  STRIPE_BASE_URL: optional(url(['http:', 'https:'])),
  QUICKBOOKS_CLIENT_ID: optional(z.string()),
  QUICKBOOKS_CLIENT_SECRET: optional(z.string()),
  QUICKBOOKS_ENVIRONMENT: withDefault(z.enum(['sandbox', 'production'], 'must be sandbox or production'), 'sandbox'),
  QUICKBOOKS_BASE_URL: optional(url(['http:', 'https:'])),
  QUICKBOOKS_AUTH_URL: optional(url(['http:', 'https:'])),
  WORKER: withDefault(z.enum(['on', 'off', 'only'], 'must be on, off or only'), 'on'),
})

export const settingNames: readonly string[] = Object.keys(environment.shape)

type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string | undefined }
type QuickBooksSettings = {
  clientId: string
  clientSecret: string
  environment: 'sandbox' | 'production'
  baseUrl?: string | undefined
  authUrl?: string | undefined
}

export type InboxSettings = {
  /** Answers are addressed to it, with a token after the local part: reply+token@studio.example. */
  address: string
  /** The mailbox that answers are fetched from. */
  url: string | undefined
  /** What a mail service that delivers answers has to present. */
  secret: string | undefined
}

export type BackupSettings = {
  dataDir: string
  /** The address of a database outside of the data folder. */
  database?: string | undefined
  /** A folder or a bucket. */
  to: string | Bucket
  /** How many backups are kept. */
  keep: number
  /** False if files are in a bucket, which has copies of its own. */
  hasFiles: boolean
}

export type Config = {
  port: number
  host: string
  /** On which Prometheus collects metrics. */
  metricsPort: number | undefined
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** With which secrets are encrypted in the database and the audit log is sealed; a file of the data folder without it. */
  secretKey: string | undefined
  databaseUrl: string | undefined
  filesUrl: Bucket | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** How long news is collected before it is mailed. */
  lettersAfterMs: number
  /** The address under which push services can reach the operator. */
  vapidSubject: string
  trustProxy: string[]
  logLevel: string
  worker: 'on' | 'off' | 'only'
  stripe: StripeSettings | undefined
  inbox: InboxSettings | undefined
  quickbooks: QuickBooksSettings | undefined
  /** Scheduled backups of the data folder. */
  backups: BackupSettings | undefined
}

/** Prefixes of our variables: an unknown one is probably misspelt. */
const ours =
  /^(LARKSPUR_|SMTP_|LETTERS_|INBOX_|STRIPE_|QUICKBOOKS_|MAIL_|PUBLIC_|TRUST_|VAPID_|FILES_|DATABASE_|METRICS_|BACKUPS_|DATA_DIR)/

/** Settings that have no effect, or do harm, without another one. */
const pairs = [
  ['QUICKBOOKS_CLIENT_ID', 'QUICKBOOKS_CLIENT_SECRET'],
  ['QUICKBOOKS_CLIENT_SECRET', 'QUICKBOOKS_CLIENT_ID'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['INBOX_SECRET', 'INBOX_ADDRESS'],
] as const

/** A configuration error; its message begins with the variable's name. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>

type Parsed = { problems: string[]; data?: z.output<typeof environment> }

/** Everything that is wrong with the settings by themselves; each begins with the variable's name. */
export const settingProblems = (env: Environment): string[] => parse(env).problems

function parse(env: Environment): Parsed {
  const unknown = Object.keys(env).filter((name) => ours.test(name) && !settingNames.includes(name))
  const problems = unknown.map((name) => `${name} is not a setting that this version knows`)
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const { issues } = parsed.error
    return { problems: [...problems, ...issues.map(({ path, message }) => `${path.join('.')} ${message}`)] }
  }
  const { data } = parsed
  for (const [name, other] of pairs)
    if (data[name] && !data[other]) problems.push(`${name} is set, but ${other} is not`)
  if (data.INBOX_ADDRESS && !data.INBOX_URL && !data.INBOX_SECRET)
    problems.push('INBOX_ADDRESS is set, but neither INBOX_URL nor INBOX_SECRET is')
  if (data.METRICS_PORT !== undefined && Number(data.METRICS_PORT) === data.PORT)
    problems.push('METRICS_PORT is the same as PORT, but metrics need a port of their own')
  if (typeof data.BACKUPS_TO === 'string' && isInside(data.BACKUPS_TO, data.DATA_DIR))
    problems.push('BACKUPS_TO lies inside DATA_DIR, which it is a copy of')
  return { problems, data }
}

const isInside = (path: string, folder: string) => `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)

export function readConfig(env: Environment): Config {
  const {
    problems: [problem],
    data,
  } = parse(env)
  if (problem !== undefined || !data) throw new ConfigError(problem)
  const { PORT, METRICS_PORT, PUBLIC_URL, DATA_DIR, TRUST_PROXY, VAPID_SUBJECT } = data
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
  const mailFrom = data.MAIL_FROM ?? `Larkspur <no-reply@${new URL(publicUrl).hostname}>`
  return {
    port: PORT,
    host: data.HOST,
    metricsPort: METRICS_PORT === undefined ? undefined : Number(METRICS_PORT),
    publicUrl,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(DATA_DIR),
    secretKey: data.SECRET_KEY,
    databaseUrl: data.DATABASE_URL,
    filesUrl: data.FILES_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom,
    lettersAfterMs: data.LETTERS_AFTER,
    vapidSubject: VAPID_SUBJECT ?? `mailto:${addressOf(mailFrom)}`,
    trustProxy: TRUST_PROXY ?? [],
    logLevel: data.LOG_LEVEL,
    worker: data.WORKER,
    backups: data.BACKUPS_TO
      ? {
          dataDir: resolve(DATA_DIR),
          database: data.DATABASE_URL,
          to: data.BACKUPS_TO,
          keep: data.BACKUPS_KEEP,
          hasFiles: data.FILES_URL === undefined,
        }
      : undefined,
    ...servicesIn(data),
  }
}

/** The address of a mailbox is its user, or the user at its host. */
function addressOfMailbox(mailboxUrl: string): string {
  const { username, hostname } = new URL(mailboxUrl)
  const user = decodeURIComponent(username)
  const { success, data } = replyAddress.safeParse(user.includes('@') ? user : `${user}@${hostname}`)
  if (!success) throw new ConfigError('INBOX_URL does not show the address of the mailbox, so INBOX_ADDRESS is needed')
  return data
}

/** Services that are available only with credentials. */
function servicesIn(given: z.output<typeof environment>): Pick<Config, 'stripe' | 'quickbooks' | 'inbox'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = given
  const { INBOX_URL: inboxUrl, INBOX_SECRET: secret } = given
  const address = given.INBOX_ADDRESS ?? (inboxUrl && addressOfMailbox(inboxUrl))
  return {
    inbox: address ? { address: address.toLowerCase(), url: inboxUrl, secret } : undefined,
    // Without the webhook secret, every webhook call is rejected.
    stripe: secretKey ? { secretKey, webhookSecret: webhookSecret ?? '', baseUrl: given.STRIPE_BASE_URL } : undefined,
    quickbooks:
      clientId && clientSecret
        ? {
            clientId,
            clientSecret,
            environment: given.QUICKBOOKS_ENVIRONMENT,
            baseUrl: given.QUICKBOOKS_BASE_URL,
            authUrl: given.QUICKBOOKS_AUTH_URL,
          }
        : undefined,
  }
}
