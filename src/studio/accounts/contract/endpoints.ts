import * as z from 'zod/mini'
import * as calls from '#studio/accounts/contract/calls.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  anyPassword,
  email,
  id,
  optionalParagraph,
  optionalText,
  password,
  requiredText,
  timeZone,
  website,
} from '#platform/contract/fields.ts'
import { region, regionChoices, regionForm } from '#platform/contract/locale/region-fields.ts'
import { rights } from '#platform/contract/rights.ts'

export const planner = z.object({
  id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
  timeZone: z.string(),
  /** 'Admin' is the owner of the studio. */
  role: z.string(),
  rights: z.array(z.enum(rights)),
  /** Null for the owner, whose name and address are the studio's. */
  memberId: z.nullable(id),
  /** Nothing but adding a second factor is possible before. */
  mustAddSecondFactor: z.boolean(),
  phone: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  website: z.nullable(z.string()),
  location: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  businessEmail: z.nullable(z.string()),
  businessPhone: z.nullable(z.string()),
  businessAddress: z.nullable(z.string()),
  businessWebsite: z.nullable(z.string()),
  businessDescription: z.nullable(z.string()),
  /** How long changes of weddings stay in the history; null for ever. */
  historyMonths: z.nullable(z.number()),
  ...regionChoices,
  /** As chosen, or as usual in the country. */
  region,
  /** Whether new tasks of weddings are private to the studio unless they say otherwise. */
  tasksArePrivate: z.boolean(),
})
export type Planner = z.output<typeof planner>

const done = z.object({ message: z.string() })
const mismatch = (message: string) => ({ path: ['confirmPassword'], error: message })
const samePasswords = (body: { password: string; confirmPassword: string }) => body.password === body.confirmPassword

/** A secret that the browser of a sign-up keeps, so that it is signed in when it opens the mailed link. */
const signInKey = z.optional(z.string().check(z.minLength(32), z.maxLength(100)))

export const signupForm = z
  .object({
    name: requiredText('Full name is required'),
    username: requiredText('Username is required', 60),
    email: email(),
    businessName: optionalText(),
    password,
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  })
  .check(z.refine(samePasswords, mismatch('Passwords do not match. Please try again.')))

/** Echoes the input only, so that the answer does not reveal whether the address has an account. */
const signedUp = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  businessName: z.nullable(z.string()),
})

export const signup = endpoint(calls.signup, {
  summary: 'Opens a studio once its address is verified; the answer is the same for an address that has one',
  for: {
    anyone: { body: z.extend(signupForm, { signInKey }), returns: z.object({ user: signedUp, message: z.string() }) },
  },
})

export const loginForm = z.object({ email: email(), password: anyPassword })

/** A code of the authenticator app, or a recovery code. */
const signInCode = z
  .string({ error: 'Please enter a code.' })
  .check(z.trim(), z.minLength(1, 'Please enter a code.'), z.maxLength(60, 'This code is incorrect.'))

export const codeForm = z.object({ code: signInCode })

export const login = endpoint(calls.login, {
  summary: 'Signs a planner in and sets the session cookie; an account with second factors needs a code',
  status: 200,
  for: {
    anyone: { body: z.extend(loginForm, { code: z.optional(signInCode) }), returns: z.object({ user: planner }) },
  },
})

export const logout = endpoint(sessionCalls.endOfPlanner, {
  summary: 'Ends the planner session, if there is one',
  status: 200,
  for: { anyone: { returns: done } },
})

export const me = endpoint(sessionCalls.ofPlanner, {
  summary: 'The signed-in planner, or member of a studio',
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { returns: z.object({ user: planner }) } },
})

export const verifyEmail = endpoint(calls.verifyEmail, {
  summary: 'Confirms the address that the mailed token was sent to; the browser that signed up with it is signed in',
  status: 200,
  for: {
    anyone: {
      body: z.object({ token: requiredText('Verification token is required'), signInKey }),
      returns: z.extend(done, { user: z.optional(planner) }),
    },
  },
})

export const emailForm = z.object({ email: email() })

export const resendVerification = endpoint(calls.resendVerification, {
  summary: 'Mails a fresh verification link; the answer is the same for every address',
  status: 200,
  for: { anyone: { body: emailForm, returns: done } },
})

export const forgotPassword = endpoint(calls.forgotPassword, {
  summary: 'Mails a link to choose a new password; the answer is the same for every address',
  status: 200,
  for: { anyone: { body: emailForm, returns: done } },
})

export const resetPasswordForm = z
  .object({
    token: requiredText('Reset token is required'),
    password,
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  })
  .check(z.refine(samePasswords, mismatch('New passwords do not match.')))

export const resetPassword = endpoint(calls.resetPassword, {
  summary: 'Sets a new password with a mailed token and ends every session',
  status: 200,
  for: { anyone: { body: resetPasswordForm, returns: done } },
})

export const restoreEmail = endpoint(calls.restoreEmail, {
  summary:
    'Takes back a change of the email address with the token that was mailed to the address before; what was added since the change was asked for ends',
  status: 200,
  for: {
    anyone: {
      body: z.object({ token: requiredText('Token is required') }),
      /** What has ended, in words. */
      returns: z.extend(done, { ended: z.array(z.string()) }),
    },
  },
})

export const passwordForm = z
  .object({
    currentPassword: anyPassword,
    newPassword: z.string({ error: 'New password is required' }),
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  })
  .check(
    z.refine((body) => body.newPassword === body.confirmPassword, mismatch('New passwords do not match.')),
    z.refine((body) => password.safeParse(body.newPassword).success, {
      path: ['newPassword'],
      error: 'Password must be at least 6 characters long.',
    }),
  )

export const changePassword = endpoint(calls.changePassword, {
  summary: 'Changes the password and ends all other sessions',
  needs: [],
  for: { planner: { body: passwordForm, returns: done } },
})

export const profileForm = z.object({
  name: z.optional(requiredText('Full name is required')),
  email: z.optional(email()),
  /** Required only to change the email address. */
  currentPassword: z.optional(z.string().check(z.maxLength(1000))),
  /** Whether a change of the email address ends all other sessions. */
  endOtherSessions: z.optional(z.boolean()),
  phone: optionalText(60),
  bio: optionalParagraph(),
  website,
  location: optionalText(),
})

export const updateProfile = endpoint(calls.updateProfile, {
  summary: 'Changes the profile; a new email address needs the password, and counts once it is verified',
  needs: [],
  for: { planner: { body: profileForm, returns: planner } },
})

const optionalEmail = z.optional(z.nullable(z.union([z.literal(''), email()], 'Valid email is required')))

export const businessForm = z.object({
  businessName: optionalText(),
  businessEmail: optionalEmail,
  businessPhone: optionalText(60),
  businessAddress: optionalParagraph(500),
  businessWebsite: website,
  businessDescription: optionalParagraph(),
  ...regionForm,
  /** A number, or its text from a select; '' and null both mean for ever. */
  historyMonths: z.optional(
    z.nullable(
      z.pipe(
        z.union(
          [z.int().check(z.minimum(1), z.maximum(120)), z.string().check(z.regex(/^(|[1-9]\d?|1[01]\d|120)$/))],
          'Please choose how long.',
        ),
        z.transform((given: number | string) => (given === '' ? null : Number(given))),
      ),
    ),
  ),
  tasksArePrivate: z.optional(z.boolean()),
})

export const updateBusiness = endpoint(calls.updateBusiness, {
  summary: 'Changes the business details',
  needs: 'account',
  for: { planner: { body: businessForm, returns: planner } },
})

const switches = {
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  clientMessages: z.boolean(),
  eventReminders: z.boolean(),
  taskDeadlines: z.boolean(),
  paymentAlerts: z.boolean(),
  mailDigest: z.boolean(),
}

export const preferences = z.object({
  ...switches,
  /** Channels that this installation can't deliver, whatever the preferences are. */
  unavailable: z.array(z.enum(['push', 'sms'])),
})
export type Preferences = z.output<typeof preferences>

export const readPreferences = endpoint(calls.readPreferences, {
  summary: 'The notification switches of whoever is signed in',
  personal: true,
  for: { planner: { returns: preferences } },
})

export const updatePreferences = endpoint(calls.updatePreferences, {
  summary: 'Changes the notification switches that are given, and the time zone: the studio’s, or that of a member',
  personal: true,
  for: { planner: { body: z.partial(z.object({ ...switches, timeZone })), returns: preferences } },
})
