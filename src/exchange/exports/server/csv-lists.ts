import type { Row } from '#exchange/exports/server/row-queries.ts'
import type { CsvRow } from '#platform/server/foundation/csv.ts'

export type CsvList = { name: string; heads: Record<string, string>; add?: (row: Row) => Row }

const cents = (row: Row, columns: Record<string, string>): Row =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column]]))

/** The lists of the studio by table. A field is a column, or `couple`, `invoice`, `vendor`, `vendors` or `day` for names. */
export const csvLists: Record<string, CsvList> = {
  clients: {
    name: 'clients',
    heads: {
      id: 'Id',
      couple: 'Couple',
      partner_one_name: 'First partner',
      partner_two_name: 'Second partner',
      wedding_date: 'Wedding date',
      venue: 'Venue',
      email: 'Email',
      phone: 'Phone',
      status: 'Status',
      guest_count: 'Guests',
      budget: 'Budget',
      notes: 'Notes',
    },
  },
  people: {
    name: 'people',
    heads: {
      couple: 'Couple',
      name: 'Name',
      role: 'Role',
      relation: 'Relation',
      email: 'Email',
      phone: 'Phone',
      language_note: 'Language',
      access: 'Access',
    },
  },
  events: {
    name: 'events',
    heads: {
      couple: 'Couple',
      title: 'Title',
      date: 'Date',
      time: 'Time',
      minutes: 'Minutes',
      type: 'Type',
      description: 'Description',
    },
  },
  tasks: {
    name: 'tasks',
    heads: {
      couple: 'Couple',
      title: 'Title',
      due_date: 'Due',
      completed: 'Done',
      completed_at: 'Done at',
      assigned_to: 'Assigned to',
      priority: 'Priority',
      phase: 'Phase',
      description: 'Description',
    },
  },
  vendors: {
    name: 'vendors',
    heads: {
      name: 'Name',
      category: 'Category',
      email: 'Email',
      phone: 'Phone',
      website: 'Website',
      address: 'Address',
      notes: 'Notes',
    },
  },
  client_vendors: {
    name: 'vendors-of-weddings',
    heads: { couple: 'Couple', vendor: 'Vendor', status: 'Status' },
  },
  invoices: {
    name: 'invoices',
    heads: {
      invoice_number: 'Invoice',
      issued_on: 'Date',
      couple: 'Couple',
      description: 'Description',
      status: 'Status',
      due_date: 'Due',
      tax_label: 'Tax',
      tax_rate: 'Tax rate (%)',
      tax: 'Tax (USD)',
      amount: 'Amount (USD)',
      paid: 'Paid (USD)',
      paid_date: 'Paid on',
      pdf: 'PDF',
    },
    add: (row) => cents(row, { tax: 'tax_cents', amount: 'amount_cents', paid: 'paid_cents' }),
  },
  invoice_payments: {
    name: 'payments',
    heads: {
      date: 'Date',
      invoice: 'Invoice',
      couple: 'Couple',
      amount: 'Amount (USD)',
      method: 'Method',
      source: 'Noted by',
      note: 'Note',
    },
    add: (row) => cents(row, { amount: 'amount_cents' }),
  },
  documents: {
    name: 'documents',
    heads: {
      couple: 'Couple',
      original_name: 'Title',
      category: 'Category',
      uploaded_by: 'From',
      person_name: 'Person',
      visible_to_couple: 'Shown to the couple',
      created_at: 'Added',
      file: 'File',
    },
  },
  messages: {
    name: 'messages',
    heads: {
      couple: 'Couple',
      timestamp: 'Sent',
      sender: 'From',
      sender_name: 'Name',
      person_name: 'Person',
      content: 'Message',
    },
  },
  progress_goals: {
    name: 'goals',
    heads: {
      title: 'Title',
      description: 'Description',
      current_value: 'Now',
      target_value: 'Goal',
      unit: 'Unit',
      category: 'Category',
      month_year: 'Month',
    },
  },
  client_feedback: {
    name: 'feedback',
    heads: {
      couple: 'Couple',
      rating: 'Rating',
      review: 'Review',
      category: 'Category',
      is_public: 'Public',
      submitted_at: 'Given',
      person_name: 'Person',
      planner_response: 'Answer',
    },
  },
  day_items: {
    name: 'run-sheet-items',
    heads: {
      couple: 'Couple',
      day: 'Day',
      start: 'Start',
      minutes: 'Minutes',
      title: 'Title',
      place: 'Place',
      details: 'Details',
      section: 'Section',
      vendors: 'Vendors',
      audience: 'Who sees it',
      state: 'State',
      notes: 'Notes',
    },
  },
}

const cell = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const csvRowOf = (list: CsvList, row: Row): CsvRow =>
  Object.fromEntries(Object.entries({ ...row, ...list.add?.(row) }).map(([name, value]) => [name, cell(value)]))
