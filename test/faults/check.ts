import { setTimeout as pause } from 'node:timers/promises'
import { checkOwnLogs } from '#studio/audit/server/public/check-logs.ts'
import { readConfig } from '#platform/server/foundation/config.ts'
import { jobs } from '#app/server/jobs.ts'
import { addressOfMail } from '#test/mail-load.ts'
import type { Installation } from '#test/faults/installation.ts'
import type { Mailbox } from '#test/faults/mailbox.ts'
import type { Ledger, Wedding } from '#test/faults/writer.ts'

export type Evidence = { larkspur: Installation; mailbox: Mailbox; ledger: Ledger }

/** Mails may be behind by minutes after many faults, but some job ends all the time. */
const stuckAfterMs = 60_000

function countOf<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** One line for what is there another number of times than it should be. */
function differences<T>(what: string, expected: readonly T[], found: ReadonlyMap<T, number>): string[] {
  return expected
    .filter((thing) => found.get(thing) !== 1)
    .map((thing) => `${what} ${String(thing)} is there ${found.get(thing) ?? 0} times`)
}

const kindOf = (subject = '') => (subject.includes('Task') ? 'letter' : 'invitation')

const mailsIn = ({ mailbox }: Evidence) =>
  countOf(mailbox.received.map((mail) => `${kindOf(mail.subject)} ${addressOfMail(mail)}`))

/** What can be checked between two rounds, while the writers go on. */
export async function checkSoFar(evidence: Evidence): Promise<string[]> {
  const { larkspur, ledger } = evidence
  const acknowledged = [...ledger.weddings]
  const column = async (sql: string) => (await larkspur.asked<{ it: string }>(sql)).map(({ it }) => it)
  const [couples, tasks] = [
    countOf(await column('select email as it from clients')),
    countOf(await column('select title as it from tasks')),
  ]
  const emails = acknowledged.map(({ email }) => email)
  const titles = acknowledged.map(({ taskTitle }) => taskTitle)
  const twice = [...mailsIn(evidence), ...couples, ...tasks].filter(([, count]) => count > 1)
  return [
    ...differences('The couple', emails, couples),
    ...differences('The', titles, tasks),
    ...twice.map(([what, count]) => `“${what}” is there ${count} times`),
  ]
}

export type Outcome = { problems: string[]; mails: number; uncertain: number; notArrived: number; auditEntries: number }

/** What must hold when all is quiet again: everything is stored once, every job is done, every mail arrived once. */
export async function checkAtEnd(evidence: Evidence): Promise<Outcome> {
  const { larkspur, ledger } = evidence
  const unfinished = await untilJobsAreDone(larkspur)
  const { weddings } = ledger
  const ids = weddings.map(({ id }) => id)
  const perWedding = async (sql: string) =>
    new Map((await larkspur.asked<{ id: number; count: number }>(sql)).map(({ id, count }) => [id, count]))
  const once = async (what: string, expected: readonly number[], sql: string) =>
    differences(what, expected, await perWedding(`select ${sql} group by 1`))
  const invited = weddings.filter(({ invitation }) => invitation === 'none').map(({ id }) => id)
  const [sum] = await larkspur.asked<{ couples: number; tasks: number; keys: number }>(
    `select (select count(*)::int from clients) as couples, (select count(*)::int from tasks) as tasks,
      (select count(*)::int from keyed_answers) as keys`,
  )
  const found = JSON.stringify(sum)
  const expected = JSON.stringify({ couples: ids.length, tasks: ids.length, keys: ledger.keyed })
  const { log, uncertain, notArrived, mailProblems } = compareMails(evidence)
  const audit = await larkspur.connected((connection) => checkOwnLogs(connection, readConfig(larkspur.env)))
  return {
    mails: evidence.mailbox.received.length,
    uncertain,
    notArrived,
    auditEntries: audit.entries,
    problems: [
      ...(await checkSoFar(evidence)),
      ...(found === expected ? [] : [`There are ${found} instead of ${expected}`]),
      ...(await once('The task of wedding', ids, 'client_id as id, count(*)::int from tasks')),
      ...(await once('The news of wedding', ids, 'client_id as id, count(*)::int from notices')),
      ...(await once('The letter to wedding', ids, 'client_id as id, count(*)::int from letters')),
      ...(await once(
        'The audited invitation of wedding',
        invited,
        `wedding_id as id, count(*)::int from audit_entries where kind = 'invite-made'`,
      )),
      ...(await once(
        'The history of the task of wedding',
        ids,
        `client_id as id, count(*)::int from history where table_name = 'tasks'`,
      )),
      ...mailProblems,
      ...audit.problems,
      ...unfinished,
      ...log.filter((line) => line.includes('"msg":"unexpected failure"')),
    ],
  }
}

function compareMails(evidence: Evidence) {
  const { larkspur, ledger } = evidence
  const log = larkspur.lines
  const reported = new Set(log.filter((line) => line.includes('may not have gone out')).map(addressAndKind))
  const arrived = mailsIn(evidence)
  const ordered = ledger.weddings.flatMap(({ email, invitation }: Wedding) => [
    `letter ${email}`,
    ...(invitation === 'ordered' ? [`invitation ${email}`] : []),
  ])
  const missing = ordered.filter((it) => !arrived.has(it))
  return {
    log,
    uncertain: reported.size,
    notArrived: missing.filter((it) => reported.has(it)).length,
    mailProblems: missing
      .filter((it) => !reported.has(it))
      .map((it) => `The ${it} has not arrived, and no line says so`),
  }
}

function addressAndKind(line: string): string {
  const { to, subject } = JSON.parse(line) as { to: string; subject: string }
  return `${kindOf(subject)} ${to}`
}

/** Failed jobs wait longer and longer; here they are tried again at once. */
async function untilJobsAreDone(larkspur: Installation): Promise<string[]> {
  const timed = jobs.filter(({ timing }) => timing !== undefined).map(({ name }) => name)
  const waiting = () =>
    larkspur.asked<{ name: string; id: string; attempts: number; dueIn: string; holder: string; error: string }>(
      `select task_identifier as name, id::text, attempts, round(extract(epoch from run_at - now()))::text as "dueIn",
        coalesce(locked_by, 'nobody') as holder, coalesce(last_error, 'none') as error
        from graphile_worker.jobs where task_identifier <> all ($1)`,
      [timed],
    )
  const news = () => larkspur.asked('select 1 from notices where settled_at is null limit 1')
  let fewest = Infinity
  let deadline = 0
  for (;;) {
    const left = await waiting()
    if (left.length < fewest) {
      fewest = left.length
      deadline = Date.now() + stuckAfterMs
    }
    if (left.length === 0 && (await news()).length === 0) return []
    if (Date.now() > deadline)
      return left.map(
        ({ name, id, attempts, dueIn, holder, error }) =>
          `The job ${id} (${name}) is not done: due in ${dueIn} s, held by ${holder}, ${attempts} tries, error: ${error}`,
      )
    await larkspur.asked(`select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where run_at > now() and attempts > 0), run_at => now())`)
    await pause(500)
  }
}
