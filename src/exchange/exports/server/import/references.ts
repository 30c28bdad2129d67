import { subjectTables } from '#overview/today/server/snooze-queries.ts'

/**
 * Columns that name rows of other tables without a foreign key, whose rows may be gone: the table that they name. Foreign
 * keys are read from the catalogue.
 */
export const looseReferences: Readonly<Record<string, string>> = {
  'tasks.repeat_of': 'tasks',
  'tasks.template_id': 'templates',
  'events.template_id': 'templates',
  'invoices.template_id': 'templates',
  'days.template_id': 'templates',
  'letters.person_id': 'people',
  'published_items.item_id': 'day_items',
  'published_contacts.vendor_id': 'vendors',
  'task_nudges.task_id': 'tasks',
  'history.batch': 'history_batches',
  'members.weddings': 'clients',
  'day_items.vendor_ids': 'vendors',
  'published_items.vendor_ids': 'vendors',
  'portal_customizations.selected_invoices': 'invoices',
  'messages.read_by': 'people',
}

/** Columns whose table is named by another column: that column, and the tables by its values. */
export const namedReferences: Readonly<Record<string, { by: string; tables: Readonly<Record<string, string>> }>> = {
  'notifications.related_id': {
    by: 'related_type',
    tables: {
      client: 'clients',
      message: 'clients',
      task: 'tasks',
      event: 'events',
      invoice: 'invoices',
      feedback: 'client_feedback',
    },
  },
  'links.subject_id': { by: 'kind', tables: { 'vendor-day': 'vendors', 'member-calendar': 'members' } },
  'today_snoozes.subject_id': { by: 'subject', tables: subjectTables },
}

/** The records that messages and letters link to, by kind. */
export const recordTables: Readonly<Record<string, string>> = {
  task: 'tasks',
  document: 'documents',
  invoice: 'invoices',
  event: 'events',
  message: 'messages',
}

/** Ids in the JSON of a column: each field with the table that it names, or the field that says what kind of record. */
export type JsonReferences = {
  fields: Readonly<Record<string, { table: string } | { by: string }>>
  /** An entry whose record is gone is left out if this field names it. */
  needs?: string
}

/** Columns whose JSON names rows of other tables; the JSON is one object, or a list of them. */
export const jsonReferences: Readonly<Record<string, JsonReferences>> = {
  'messages.cards': { fields: { id: { by: 'kind' } }, needs: 'id' },
  'scheduled_messages.cards': { fields: { id: { by: 'kind' } }, needs: 'id' },
  'letters.news': { fields: { shownId: { by: 'kind' } } },
  'day_vendors.told_items': { fields: { id: { table: 'day_items' }, vendorIds: { table: 'vendors' } }, needs: 'id' },
  'history_batches.about': { fields: { of: { table: 'history_batches' }, templateId: { table: 'templates' } } },
}
