import { newClient } from '#weddings/clients/contract/endpoints.ts'
import * as z from 'zod/mini'
import { currency } from '#platform/contract/locale/currency-field.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { about } from '#platform/server/db/about.ts'
import { clients } from '#weddings/clients/server/table.ts'

export const tables = [
  about(clients, {
    couple: {
      select: [
        'id',
        'plannerId',
        'partnerOneName',
        'partnerTwoName',
        'weddingDate',
        'venue',
        'email',
        'phone',
        'status',
        'guestCount',
        'avatarKey',
        'language',
      ],
    },
    link: { select: ['id', 'plannerId', 'partnerOneName', 'partnerTwoName', 'weddingDate', 'language'] },
    announced: { topic: 'clients', wedding: 'id' },
    ceiling: [5000, 'couples'],
    history: {
      noun: 'wedding',
      isWedding: true,
      subject: `coalesce((r ->> 'partner_one_name') || coalesce(' & ' || (r ->> 'partner_two_name'), ''), '')`,
      without: [
        'search_text',
        'is_sample',
        'notes',
        'avatar_key',
        'last_login',
        'invite_expires_at',
        'invite_sent',
        'is_activated',
      ],
      fields: {
        partner_one_name: 'names',
        partner_two_name: 'names',
        venue: 'venue',
        email: 'email address',
        phone: 'phone number',
        status: 'status',
        guest_count: 'guest count',
        budget: 'budget',
        language: 'language',
        currency: 'currency',
      },
      date: 'wedding_date',
      undo: `case when inserted then not deleted
  and exists (select from history h join history_batches b on b.id = h.batch
    where h.table_name = 'clients' and h.row_id = may_undo.row_id and h.operation = 'insert' and b.kind = 'list'
      and not exists (select from history t where t.client_id = may_undo.row_id and t.batch <> h.batch))
  and exists (select from clients c where c.id = may_undo.row_id and not c.is_activated)
  else not deleted
  and before - array['wedding_date', 'venue', 'status', 'guest_count', 'budget', 'currency', 'phone', 'partner_one_name', 'partner_two_name', 'language'] = '{}'
    and (not before ? 'currency' or current_setting('app.rights', true) like '%money%') end`,
    },
    outside: 'client',
    files: [{ column: clients.avatarKey, as: 'avatar', name: 'avatar.webp' }],
    exported: {
      inWedding: 'couple',
      csv: {
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
          language: 'Language',
          currency: 'Currency',
          notes: 'Notes',
        },
      },
      // Stored as it is, so what a form may leave empty is null here.
      form: { ...newClient.shape, currency: z.nullable(currency), language: z.nullable(z.enum(languages)) },
      namedBy: ['members.weddings'],
      kinds: ['client'],
      // Whoever was invited is invited again.
      reset: () => ({ is_activated: false, invite_sent: false, invite_expires_at: null }),
    },
    inTheWay: 'couples',
  }),
]
