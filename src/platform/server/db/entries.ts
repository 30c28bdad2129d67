import pg from 'pg'
import { rightsOf } from '#platform/contract/rights.ts'
import { noChanges } from '#platform/server/db/announcements.ts'
import { rightsIn, type Kind, type Who } from '#platform/server/db/callers.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import type { Entry } from '#platform/server/db/transaction.ts'

type Entering = { settings: Record<string, string>; reads?: string[]; hasRights?: boolean }

const set = (setting: string, value: string) => `set_config('${setting}', ${value}, true)`

/**
 * Calls a function that raises an error if the token is not accepted and puts some of what it finds into settings; puts
 * the rest into others, and takes on the role. The settings that are set are one column, because each column costs time.
 */
function entry(kind: keyof typeof roles, lookUp: string, { settings, reads = [], hasRights = false }: Entering) {
  const sets = [
    ...Object.entries(settings).map(([setting, column]) => set(setting, `coalesce(s.${column}::text, '')`)),
    ...(hasRights ? [set('app.rights', rightsOfRole)] : []),
    set('larkspur.changes', `'${noChanges}'`),
    set('role', `'${roles[kind]}'`),
  ]
  const columns = ['s.*', ...reads.map((setting) => `current_setting('app.${setting}') as ${setting}`)]
  return {
    name: `larkspur_${lookUp}`,
    takes: 'bytea',
    text: `select ${columns.join()}, ${sets.join(' || ')} as sets from ${lookUp}($1) s`,
  }
}

const rightsOfRole = `case current_setting('app.role') ${Object.entries(rightsOf)
  .map(([role, rights]) => `when '${role}' then '${rights.join(' ')}'`)
  .join(' ')} else '' end`

const planner = (lookUp: string, ...reads: string[]) =>
  entry('planner', lookUp, { settings: { 'app.planner': 'planner_id' }, reads, hasRights: true })

/** Sessions are extended by 30 days, once an hour. */
const byToken = {
  // The function has put the member into the settings.
  planner: planner('enter_planner_session', 'member', 'person_name', 'role', 'weddings'),
  // The function has put the role into the settings.
  apiToken: planner('enter_api_token', 'person_name', 'role', 'reads_only'),
  // The function has put the person into the settings.
  couple: entry('couple', 'enter_couple_session', {
    settings: { 'app.planner': 'planner_id', 'app.client': 'client_id' },
    reads: ['person', 'person_name', 'access'],
  }),
  // The function has put the role of the member whose calendar it is, and the weddings, into the settings.
  link: entry('link', 'enter_link', {
    settings: {
      'app.planner': 'planner_id',
      'app.client': 'client_id',
      'app.link': 'link_id',
      'app.link_kind': 'kind',
      'app.link_subject': 'subject_id',
    },
    reads: ['link_weddings'],
    hasRights: true,
  }),
}

/** Callers that have been found before: what to set is known. */
const known = {
  name: 'larkspur_enter_known',
  takes: 'text[], text[]',
  text: 'select set_config(s.name, s.value, true) from unnest($1::text[], $2::text[]) as s(name, value)',
}

const settings =
  'planner client member person person_name access rights weddings link link_kind link_subject link_weddings'.split(' ')

type Value = string | number | null | undefined

function valuesOf(who: Who): Record<string, Value> {
  if (who.kind === 'anyone') return {}
  const { plannerId: planner } = who
  if (who.kind === 'planner') {
    const { member, apiToken } = who
    const name = member?.name ?? apiToken?.name
    return {
      planner,
      member: member?.id,
      person_name: name,
      rights: rightsIn(who).join(' '),
      weddings: member?.weddings ?? '{}',
    }
  }
  const { clientId: client } = who
  if (who.kind === 'link') {
    const { linkId: link, linkKind: link_kind, subjectId: link_subject, weddings } = who
    return { planner, client, link, link_kind, link_subject, link_weddings: `{${weddings.join()}}` }
  }
  const { id: person, name: person_name, access } = who.person
  return { planner, client, person, person_name, access }
}

/** Takes on the role and the settings of a caller that has been found before. */
export function entryOfKnown(who: Who): Entry {
  const readsOnly = who.kind === 'planner' && who.apiToken?.readsOnly === true
  const values: Record<string, Value> = { weddings: '{}', ...valuesOf(who) }
  const all = {
    ...Object.fromEntries(settings.map((name) => [`app.${name}`, String(values[name] ?? '')])),
    'larkspur.changes': noChanges,
    role: roles[who.kind],
    ...(readsOnly && { transaction_read_only: 'on' }),
  }
  return { sql: `execute ${known.name}(${arrayOf(Object.keys(all))}, ${arrayOf(Object.values(all))})` }
}

const arrayOf = (texts: string[]) => `array[${texts.map((text) => pg.escapeLiteral(text)).join()}]`

export const entryByToken = (kind: Kind, hash: Buffer): Entry => ({
  sql: `execute ${byToken[kind].name}('\\x${hash.toString('hex')}')`,
})

/** Prepares the entries on a new connection. */
export const prepareEntries = [...Object.values(byToken), known]
  .map(({ name, takes, text }) => `prepare ${name}(${takes}) as ${text}`)
  .join('; ')
