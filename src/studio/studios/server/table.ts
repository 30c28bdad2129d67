import { defaultRegion, type Clock, type DateOrder, type WeekStart } from '#platform/contract/locale/region.ts'
import type { PaperSize } from '#platform/contract/paper-size.ts'
import { currentMember, has, needs } from '#platform/server/db/tenancy/rights.ts'
import type { InvitedRole } from '#platform/contract/rights.ts'
import type { TodayMailRhythm } from '#studio/studios/contract/today-mail.ts'
import { boolean, index, integer, pgTable, sql, text, unique, uniqueIndex } from '#platform/server/db/drizzle.ts'
import { bytes, identity, instant, setNow } from '#platform/server/db/columns.ts'
import {
  couplePolicy,
  linkPolicy,
  anyoneDeletes,
  anyonePolicy,
  ofStudio,
  type OfStudio,
  plannerKey,
  studioPolicies,
  type TableColumns,
  type TableExtras,
} from '#platform/server/db/tenancy/tenancy.ts'

const onByDefault = () => boolean().notNull().default(true)

/** What the owner, or a member, is told of, and how. */
const newsSwitches = () => ({
  emailNotifications: onByDefault(),
  pushNotifications: onByDefault(),
  clientMessages: onByDefault(),
  eventReminders: onByDefault(),
  taskDeadlines: onByDefault(),
  paymentAlerts: onByDefault(),
  /** One mail a day with all notifications, instead of one each. */
  mailDigest: boolean().notNull().default(false),
})

/** How the studio writes dates, times and amounts, and its paper; null is as usual in its country. */
const regionColumns = () => ({
  country: text().notNull().default(defaultRegion.country),
  currency: text(),
  dateOrder: text().$type<DateOrder>(),
  clock: integer().$type<Clock>(),
  weekStart: text().$type<WeekStart>(),
  paper: text('paper_size').$type<PaperSize>(),
})

const self = sql`id = (select current_setting('app.planner')::int)`

export const planners = pgTable(
  'planners',
  {
    id: identity(),
    username: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Of the key that the browser of the sign-up keeps, and shows when its address is verified. */
    signInKeyHash: bytes(),
    /** A changed address that becomes the login once verified. */
    pendingEmail: text(),
    phone: text(),
    bio: text(),
    website: text(),
    location: text(),
    businessName: text(),
    businessEmail: text(),
    businessPhone: text(),
    businessAddress: text(),
    businessWebsite: text(),
    businessDescription: text(),
    ...newsSwitches(),
    smsNotifications: boolean().notNull().default(false),
    /** The list of what matters today, by mail. */
    todayMail: text().$type<TodayMailRhythm>().notNull().default('never'),
    todayMailHour: integer().notNull().default(7),
    /** The planner's date of the last one. */
    todayMailedOn: text(),
    /** Determines the planner's date for reminders. */
    timeZone: text().notNull().default('UTC'),
    ...regionColumns(),
    /** How long changes of weddings stay in the history; null for ever. */
    historyMonths: integer(),
    /** Whether new tasks of weddings are private to the studio unless they say otherwise. */
    tasksArePrivate: boolean().notNull().default(false),
    /** Whether the studio got its first plan templates; it may have deleted them since. */
    templatesGiven: boolean().notNull().default(false),
    /** Whether its owner and its members need a second factor to get their rights. */
    requiresSecondFactor: boolean().notNull().default(false),
    /** Whether the owner has one. A trigger keeps it. */
    hasSecondFactor: boolean().notNull().default(false),
    /** When the studio is deleted with everything that belongs to it, if its owner has asked for it. */
    deletesAt: instant(),
    createdAt: setNow(),
  },
  (t) => [
    index('planners_by_deletion')
      .on(t.deletesAt)
      .where(sql`${t.deletesAt} is not null`),
    // Any number of sign-ups may wait with one address, each with a link and a password of its own.
    uniqueIndex('planners_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified}`),
    index('planners_by_email').on(sql`lower(${t.email})`),
    // Unverified sign-ups do not reserve a name, so a taken name reveals nothing about addresses.
    uniqueIndex('planners_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.emailVerified}`),
    ...studioPolicies('planners', { own: self, needs: needs.nothing }),
    // A couple may read its planner's contact data; only those columns are granted.
    couplePolicy('planners', self),
    linkPolicy('planners', self),
    anyonePolicy('planners'),
    anyoneDeletes('planners', sql`not email_verified`),
  ],
)

export const regionChoices = {
  country: planners.country,
  currency: planners.currency,
  dateOrder: planners.dateOrder,
  clock: planners.clock,
  weekStart: planners.weekStart,
  paper: planners.paper,
}

/** The same of the studio `s` of a query. */
export const regionOfStudio = sql`s.country, s.currency, s.date_order as "dateOrder", s.clock, s.week_start as "weekStart",
  s.paper_size as paper`

/** The name under which a studio appears to others. */
export const studioName = sql<string>`coalesce(${planners.businessName}, ${planners.name})`

/** A table whose rows belong to a studio: only its planner sees them, and they are deleted with the planner. */
export function studioTable<Name extends string, Columns extends TableColumns>(
  name: Name,
  columns: Columns,
  extras: TableExtras<OfStudio & Columns> = () => [],
  rights = needs.work,
) {
  return pgTable<Name, OfStudio & Columns>(name, { ...ofStudio(), ...columns }, (t) => [
    plannerKey(name, t, planners),
    ...studioPolicies(name, { needs: rights }),
    ...extras(t),
  ])
}

/** Who works in a studio besides its owner, with a login of their own once they have accepted the invitation. */
export const members = studioTable(
  'members',
  {
    name: text().notNull(),
    email: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    /** The weddings that a 'day-of' member is assigned to. */
    weddings: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    phone: text(),
    ...newsSwitches(),
    /** In which the member reads times; null for that of the studio. */
    timeZone: text(),
    /** Kept by a trigger. */
    hasSecondFactor: boolean().notNull().default(false),
    /** Null until the invitation is accepted. */
    passwordHash: text(),
    inviteHash: bytes().unique(),
    inviteExpiresAt: instant(),
    invitedAt: setNow(),
    joinedAt: instant(),
    lastSeenAt: instant(),
  },
  (t) => [
    unique('members_of_planner').on(t.plannerId, t.id),
    uniqueIndex('members_email').on(t.plannerId, sql`lower(${t.email})`),
    index('members_by_email').on(sql`lower(${t.email})`),
    anyonePolicy('members'),
  ],
  ` and (${has('account')} or id = ${currentMember})`,
)
