import { needs } from '#platform/server/db/tenancy/rights.ts'
import { members, studioTable } from '#studio/studios/server/table.ts'
import { bytes, identity, instant, setNow } from '#platform/server/db/columns.ts'
import { bigint, index, integer, pgTable, text, unique } from '#platform/server/db/drizzle.ts'
import { anyonePolicy, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** Null for the studio's owner. */
const ofAccount = () => ({ memberId: integer() })

/** The app of an account that shows one-time codes (TOTP). It counts once a first code has confirmed it. */
export const authenticators = studioTable(
  'authenticators',
  {
    ...ofAccount(),
    /** Encrypted with the key of the installation. */
    sealedSecret: bytes().notNull(),
    /** The time step of the code that was used last; no code is accepted twice. */
    lastStep: integer(),
    createdAt: setNow(),
    confirmedAt: instant(),
    lastUsedAt: instant(),
  },
  (t) => [
    unique('authenticators_once').on(t.plannerId, t.memberId).nullsNotDistinct(),
    studioKey('authenticators_member', t.plannerId, t.memberId, members),
    anyonePolicy('authenticators'),
  ],
  needs.own,
)

/** Codes that replace a lost second factor, each once. */
export const recoveryCodes = studioTable(
  'recovery_codes',
  { ...ofAccount(), codeHash: bytes().notNull(), createdAt: setNow(), usedAt: instant() },
  (t) => [
    index('recovery_codes_by_account').on(t.plannerId, t.memberId),
    studioKey('recovery_codes_member', t.plannerId, t.memberId, members),
    anyonePolicy('recovery_codes'),
  ],
  needs.own,
)

/** What a signature is checked with, and what the person sees of the passkey. */
export const credential = () => ({
  credentialId: text().notNull().unique(),
  publicKey: bytes().notNull(),
  /** How often the device says that it was used; 0 if the device does not count. */
  signCount: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  createdAt: setNow(),
  lastUsedAt: instant(),
})

/** A passkey of an account, which signs in without a password. */
export const passkeys = studioTable(
  'passkeys',
  {
    ...ofAccount(),
    ...credential(),
  },
  (t) => [
    index('passkeys_by_account').on(t.plannerId, t.memberId),
    studioKey('passkeys_member', t.plannerId, t.memberId, members),
    anyonePolicy('passkeys'),
  ],
  needs.own,
)

/** What a passkey has to sign, once, within some minutes, in the browser that asked for it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: identity(),
    /** The hash of the key in a cookie of the browser. */
    keyHash: bytes().notNull().unique(),
    challengeHash: bytes().notNull(),
    /** The sign-in, or the account that a passkey is added to. */
    purpose: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_by_expiry').on(t.expiresAt), anyonePolicy('passkey_challenges')],
)
