import * as z from 'zod/mini'
import { mostCents } from '#platform/contract/amount.ts'
import { partFields, plannersWeddingVendor, vendorForm } from '#weddings/vendors/contract/endpoints.ts'
import { currency } from '#platform/contract/locale/currency-field.ts'
import { about } from '#platform/server/db/about.ts'
import { vendors, clientVendors } from '#weddings/vendors/server/table.ts'

export const tables = [
  about(vendors, {
    couple: {
      select: ['id', 'plannerId', 'name', 'category', 'email', 'phone', 'website', 'address'],
    },
    announced: { topic: 'vendors' },
    ceiling: [5000, 'vendors'],
    history: {
      noun: 'vendor',
      without: ['search_text'],
      fields: { name: 'name', category: 'category', email: 'email address', phone: 'phone number' },
      undo: `not deleted`,
    },
    exported: {
      inWedding: 'named',
      csv: {
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
      name: 'name',
      form: vendorForm.shape,
    },
    inTheWay: 'vendors',
  }),
  about(clientVendors, {
    couple: { select: ['id', 'plannerId', 'clientId', 'vendorId', 'status'] },
    announced: { topic: 'vendors', wedding: 'client_id' },
    ceiling: [50000, 'bookings of vendors'],
    history: {
      noun: 'vendor',
      subject: `coalesce((select name from vendors v
  where v.planner_id = (r ->> 'planner_id')::int and v.id = (r ->> 'vendor_id')::int), '')`,
      fields: {
        client_id: 'couple',
        status: 'status',
        contact_name: 'contact',
        fee_cents: 'fee',
        currency: 'currency',
        notes: 'notes',
      },
      removed: 'removed',
      // Who may not see a fee does not take back what somebody has made it.
      undo: `inserted or deleted or not before ? 'fee_cents' or current_setting('app.rights', true) like '%money%'`,
    },
    holds: { vendors: 'vendor_id' },
    exported: {
      inWedding: 'own',
      csv: {
        name: 'vendors-of-weddings',
        heads: {
          couple: 'Couple',
          vendor: 'Vendor',
          status: 'Status',
          contact_name: 'Contact',
          currency: 'Currency',
          amount: 'Fee',
          notes: 'Notes',
        },
        add: (row) => ({ amount: row['fee_cents'] }),
      },
      form: {
        status: plannersWeddingVendor.shape.status,
        contactName: partFields.contactName,
        feeCents: z.nullable(z.int().check(z.minimum(0), z.maximum(mostCents))),
        currency,
        notes: partFields.notes,
      },
    },
  }),
]
