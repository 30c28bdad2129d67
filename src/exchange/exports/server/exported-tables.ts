/** Which rows of a table an export of one wedding contains; one of the studio contains all of them. */
type Share = 'wedding' | 'couple' | 'booked' | 'all' | 'none'

export type ExportedTable = {
  name: string
  inWedding: Share
  /** Columns that are left out, besides those that the planner's role can't read and those that are generated. */
  without?: readonly string[]
  order?: string
  /** An import leaves it out. */
  staysBehind?: true
}

const ofWedding = (name: string, more: Partial<ExportedTable> = {}): ExportedTable => ({
  name,
  inWedding: 'wedding',
  ...more,
})
const ofStudio = (name: string): ExportedTable => ({ name, inWedding: 'none' })

/** In this order, in which rows come after those that their lists and pages name. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'planners',
    inWedding: 'all',
    without: [
      'pending_email',
      'today_mailed_on',
      'templates_given',
      'deletes_at',
      'requires_second_factor',
      'has_second_factor',
    ],
  },
  { name: 'billing_settings', inWedding: 'all' },
  { name: 'clients', inWedding: 'couple' },
  ofWedding('people'),
  { name: 'vendors', inWedding: 'booked' },
  ofWedding('client_vendors'),
  ofWedding('events'),
  ofWedding('tasks'),
  ofWedding('documents', { without: ['thumbnail_key'] }),
  ofWedding('message_attachments'),
  ofWedding('messages', { order: 'client_id, timestamp, id' }),
  ofWedding('scheduled_files'),
  ofWedding('scheduled_messages'),
  ofWedding('unplaced_files'),
  ofWedding('unplaced_mails'),
  { ...ofStudio('members'), without: ['has_second_factor'] },
  ofWedding('notes'),
  ofStudio('message_templates'),
  ofWedding('invoices'),
  ofWedding('invoice_payments'),
  ofWedding('invoice_history'),
  ofWedding('invoice_reminders'),
  ofStudio('progress_goals'),
  ofWedding('client_feedback'),
  ofWedding('portal_customizations'),
  ofWedding('letter_settings'),
  ofStudio('letter_words'),
  ofWedding('letters', { without: ['link_hash', 'settings_hash'] }),
  ofStudio('notifications'),
  ofWedding('days'),
  ofWedding('day_items'),
  ofWedding('day_contacts'),
  ofWedding('day_vendors'),
  ofWedding('published_items'),
  ofWedding('published_contacts'),
  ofWedding('links', { without: ['token_hash'] }),
  ofStudio('templates'),
  ofStudio('sheet_templates'),
  ofWedding('history_batches'),
  ofWedding('history'),
  ofWedding('task_nudges'),
  ofStudio('today_snoozes'),
  // A log that was brought in would prove nothing.
  { name: 'audit_entries', inWedding: 'none', order: 'seq', staysBehind: true },
]

/** Tables of studios that no export contains, each with its reason. */
export const leftOut: Record<string, string> = {
  accounting_answers: 'is read once, while the books are connected',
  accounting_connections: 'contains the keys of the accounting service',
  accounting_links: 'belongs to a connection with the books, which is made anew',
  api_tokens: 'contains tokens, as hashes',
  audit_heads: 'repeats the last entry of the audit log',
  authenticators: 'contains the secrets of authenticator apps',
  checkouts: 'names open sessions of the payment service',
  couple_passkeys: 'belongs to the address of the installation, and to devices',
  couple_secrets: 'contains passwords and invitations, as hashes',
  couple_sessions: 'contains sessions',
  deleted_weddings: 'was deleted by the planner',
  exports: 'describes exports',
  feed_entries: 'is made from events and days, for calendars',
  imports: 'describes imports',
  keyed_answers: 'prevents calls from being applied twice, for a week',
  known_browsers: 'contains the keys of browsers, as hashes',
  mailed_tokens: 'contains tokens, as hashes',
  notices: 'waits to be mailed',
  passkeys: 'belongs to the address of the installation, and to devices',
  planner_sessions: 'contains sessions',
  recovery_codes: 'contains recovery codes, as hashes',
  push_subscriptions: 'contains the keys of devices',
  reply_addresses: 'contains the secrets of addresses for answers, as hashes',
  taken_mails: 'prevents mails from being taken twice',
  busy_calendars: 'contains secret addresses',
  busy_times: 'belongs to calendars kept elsewhere',
  webhook_deliveries: 'is the log of webhooks',
  webhooks: 'contains secrets',
}

/** Columns that name a stored file, the field that has its path in the export instead, and where the name comes from. */
export const fileColumns: Record<string, { column: string; as: string; nameFrom?: string; name?: string }> = {
  billing_settings: { column: 'logo_key', as: 'logo', name: 'logo.png' },
  clients: { column: 'avatar_key', as: 'avatar', name: 'avatar.webp' },
  documents: { column: 'file_key', as: 'file', nameFrom: 'filename' },
  message_attachments: { column: 'file_key', as: 'file', nameFrom: 'original_name' },
  scheduled_files: { column: 'file_key', as: 'file', nameFrom: 'original_name' },
  unplaced_files: { column: 'file_key', as: 'file', nameFrom: 'original_name' },
}
