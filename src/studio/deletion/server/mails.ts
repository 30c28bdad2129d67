import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale/region.ts'

export type Owner = { name: string; email: string }

export const askedMail = (
  { name, email }: Owner,
  about: { studio: string; deletesAt: string | null },
  locale: Locale,
): Mail => ({
  to: email,
  subject: `${about.studio} will be deleted on ${formatDate(about.deletesAt ?? '', locale)}`,
  greeting: `Hello ${name},`,
  paragraphs: [
    `You asked us to delete ${about.studio} with everything that belongs to it: weddings, documents, messages, invoices, and the portals of your couples. Until then nothing changes, and you can cancel the deletion in the settings.`,
    'If you want to keep your data, export it there first.',
  ],
  action: { label: 'Open Settings', path: '/settings?tab=data' },
  footnote: 'If it was not you, cancel the deletion and change your password.',
})

/** What is counted in a certificate, by table, in this order. */
const counted: Readonly<Record<string, string>> = {
  clients: 'weddings',
  people: 'people',
  events: 'events',
  tasks: 'tasks',
  days: 'run sheets',
  vendors: 'vendors',
  documents: 'documents',
  messages: 'messages',
  invoices: 'invoices',
  invoice_payments: 'payments',
  files: 'files',
}
export const countedTables = Object.keys(counted).filter((table) => table !== 'files')

export type Deleted = { what: string; at: Date; counts: Readonly<Record<string, number>> }

/** Says what was deleted for good. */
export function certificateMail({ name, email }: Owner, { what, at, counts }: Deleted): Mail {
  const parts = Object.entries(counted).map(([table, words]) => `${words}: ${counts[table] ?? 0}`)
  return {
    to: email,
    subject: `Certificate of deletion: ${what}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${what} was deleted for good on ${formatDate(at.toISOString(), defaultLocale)} at ${at.toISOString().slice(11, 16)} UTC, with everything that belonged to it.`,
      `This included ${parts.join(', ')}.`,
      'Backups that were made before this moment still contain it until they expire. They are kept by whoever runs this installation of Larkspur.',
    ],
  }
}
