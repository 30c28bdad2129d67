import type pg from 'pg'
import { listFileKeys } from '#operations/backups/server/public.ts'
import { refusalFor } from '#operations/doctor/server/check-mail.ts'
import { listRecipients, readSilentMails } from '#operations/doctor/server/database-queries.ts'
import { found, type Finding, type Given } from '#operations/doctor/server/finding.ts'
import { missingFiles } from '#platform/server/files/missing-files.ts'
import { openStore } from '#platform/server/files/open.ts'
import type { Config } from '#platform/server/foundation/config.ts'

const silentMinutes = 60
const mostRecipients = 3

/** What the rows of the database tell of mails and files. */
export async function checkContents(
  connection: pg.Client,
  config: Config,
  columns: Given['columns'],
): Promise<Finding[]> {
  return [
    ...(await checkSilence(connection)),
    ...(await checkRecipients(connection, config)),
    ...(await checkStoredFiles(connection, config, columns)),
  ]
}

async function checkSilence(connection: pg.Client): Promise<Finding[]> {
  const { count, minutes, reason } = await readSilentMails(connection, silentMinutes)
  return found(
    count > 0,
    `${count} ${count === 1 ? 'email waits' : 'emails wait'}, one for ${minutes} minutes, and none has gone out for an hour: ${reason?.split('\n')[0]}`,
    'Mend what the mail server says, or correct SMTP_URL; the emails go out by themselves then.',
  )
}

async function checkRecipients(connection: pg.Client, config: Config): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const to of await listRecipients(connection, mostRecipients)) {
    const refusal = await refusalFor(to, config)
    findings.push(
      ...found(
        refusal !== undefined,
        `The mail server of SMTP_URL refuses emails to ${to}: ${refusal}`,
        'Let the server relay emails to other domains for the account in SMTP_URL, and from the address in MAIL_FROM.',
      ),
    )
  }
  return findings
}

async function checkStoredFiles(connection: pg.Client, config: Config, columns: Given['columns']): Promise<Finding[]> {
  // A store that cannot be used is found by itself.
  const store = await openStore(config).catch(() => undefined)
  if (!store) return []
  const missing = await missingFiles(store, await listFileKeys(connection, columns))
  return found(
    missing.length > 0,
    `${missing.length} ${missing.length === 1 ? 'file is' : 'files are'} lost, ${missing[0]} among them: documents or pictures cannot be opened.`,
    'Copy the files from the newest backup that has them, from files/ of the backup to files/ of DATA_DIR, in the folder of the same name.',
  )
}
