import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { PersonRole } from '#weddings/people/contract/endpoints.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { instant } from '#platform/server/db/columns.ts'
import { index, sql, text, unique, uniqueIndex } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, couplePolicy } from '#platform/server/db/tenancy/tenancy.ts'

/** The trigger `keep_partners` adds the partners, and copies their names and the first one's address from the couple. */
export const people = weddingTable(
  'people',
  {
    role: text().$type<PersonRole>().notNull().default('other'),
    name: text().notNull(),
    relation: text(),
    email: text(),
    phone: text(),
    languageNote: text(),
    /** Of what this person reads; null for that of the wedding. */
    language: text().$type<Language>(),
    access: text().$type<Access>().notNull().default('all'),
    rhythm: text().$type<Rhythm>().notNull().default('at-once'),
    /** Where the person last signed in or chose; the studio's until then. */
    timeZone: text(),
    /** The Monday of the week whose weekly letter was written, or left out with nothing to tell. */
    weekToldOn: text(),
    invitedAt: instant(),
    lastSeenAt: instant(),
  },
  (t) => [
    unique('people_of_planner').on(t.plannerId, t.id),
    uniqueIndex('people_partners')
      .on(t.plannerId, t.clientId, t.role)
      .where(sql`role <> 'other'`),
    uniqueIndex('people_email').on(t.plannerId, t.clientId, sql`lower(${t.email})`),
    index('people_weekly')
      .on(t.weekToldOn)
      .where(sql`rhythm = 'weekly'`),
    index('people_by_email').on(sql`lower(${t.email})`),
    couplePolicy('people'),
    anyonePolicy('people'),
  ],
  needs.wedding,
)
