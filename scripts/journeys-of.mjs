import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/** The journeys that show a feature, besides those with its name. One without any is seen by `axe`, which opens every page and tab. */
export const elsewhere = {
  accounts: ['sign-up', 'settings', 'mailed-links'],
  backups: [],
  billing: ['settings', 'invoices'],
  busy: ['feeds'],
  calendar: ['events', 'feeds'],
  clients: ['client-page', 'filters', 'drafts'],
  couples: ['couple-access', 'mailed-links', 'passkeys'],
  dashboard: ['today', 'shell'],
  days: ['day-editor', 'day-mode', 'day-templates', 'wedding-day', 'paper'],
  deletion: ['settings'],
  doctor: [],
  exports: ['settings'],
  history: ['client-page', 'tasks'],
  invoices: ['paying', 'paper'],
  'letter-sending': ['letters', 'reach'],
  letters: ['mail-looks', 'reach'],
  lists: ['list-import'],
  members: ['team', 'team-work'],
  messages: ['message-tools', 'reach'],
  news: ['letters', 'notifications', 'reach'],
  notes: ['message-tools'],
  'online-payments': ['paying'],
  passwords: ['sign-up'],
  'portal-builder': ['portal-look'],
  'portal-looks': ['portal-look'],
  portal: ['portal-look', 'couple-access'],
  portals: ['portal', 'portal-look'],
  search: ['palette'],
  'second-factors': ['required-factor', 'passkeys'],
  sessions: ['settings'],
  studios: ['sign-up', 'settings', 'team'],
  tokens: ['api-tokens'],
  trash: ['settings', 'clients'],
}

export const allSpecs = () =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`)

/** The files of journeys that show a feature. */
export function specsOf(feature) {
  const specsNamed = (names) =>
    allSpecs().filter((path) => names.includes(path.slice('e2e/'.length, -'.spec.ts'.length)))
  const own = specsNamed([feature, ...(elsewhere[feature] ?? [])])
  return own.length > 0 || feature in elsewhere ? own : specsNamed(['axe'])
}
