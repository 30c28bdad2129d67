import { boolean, index, pgTable, sql, text, uniqueIndex } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import {
  couplePolicy,
  doorDeletes,
  doorPolicy,
  ofStudio,
  plannerKey,
  studioPolicies,
} from '#server/db/tenancy/tenancy.ts'

const onByDefault = () => boolean().notNull().default(true)

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
    emailNotifications: onByDefault(),
    pushNotifications: onByDefault(),
    smsNotifications: boolean().notNull().default(false),
    clientMessages: onByDefault(),
    eventReminders: onByDefault(),
    taskDeadlines: onByDefault(),
    paymentAlerts: onByDefault(),
    /** One mail a day with all notifications, instead of one each. */
    mailDigest: boolean().notNull().default(false),
    /** Determines the planner's date for reminders. */
    timeZone: text().notNull().default('UTC'),
    createdAt: setNow(),
  },
  (t) => [
    uniqueIndex('planners_email').on(sql`lower(${t.email})`),
    // Unverified sign-ups do not reserve a name, so a taken name reveals nothing about addresses.
    uniqueIndex('planners_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.emailVerified}`),
    ...studioPolicies('planners', self),
    // A couple may read its planner's contact data; only those columns are granted.
    couplePolicy('planners', self),
    doorPolicy('planners'),
    doorDeletes('planners', sql`not email_verified`),
  ],
)

/** The name under which a studio appears to others. */
export const studioName = sql<string>`coalesce(${planners.businessName}, ${planners.name})`

export const plannersOfCouple = coupleMay(planners, {
  select: [
    'id',
    'name',
    'email',
    'businessName',
    'businessEmail',
    'businessPhone',
    'businessAddress',
    'businessWebsite',
  ],
})

export const plannerSessions = pgTable(
  'planner_sessions',
  {
    id: identity(),
    ...ofStudio(),
    tokenHash: bytes().notNull().unique(),
    seenAt: setNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    plannerKey('planner_sessions', t, planners),
    index('planner_sessions_by_planner').on(t.plannerId),
    ...studioPolicies('planner_sessions'),
    doorPolicy('planner_sessions'),
  ],
)

export type TokenPurpose = 'verify-email' | 'reset-password' | 'restore-email'

/** Tokens mailed to planners, stored as hashes; a used one stays until it expires. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: identity(),
    ...ofStudio(),
    purpose: text().$type<TokenPurpose>().notNull(),
    tokenHash: bytes().notNull().unique(),
    email: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    plannerKey('mailed_tokens', t, planners),
    index('mailed_tokens_by_planner').on(t.plannerId, t.purpose),
    ...studioPolicies('mailed_tokens'),
    doorPolicy('mailed_tokens'),
  ],
)
