import * as z from 'zod/mini'
import * as calls from '#studio/members/contract/calls.ts'
import { member } from '#studio/accounts/contract/member.ts'
import { planner } from '#studio/accounts/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { anyPassword, email, id, nothing, optionalText, password, requiredText } from '#platform/contract/fields.ts'
import { invitedRoles } from '#platform/contract/rights.ts'

const role = z.enum(invitedRoles, 'Please choose a role.')
const weddings = z.array(id).check(z.maxLength(500, 'Please choose fewer weddings.'))

export const newMember = z.object({
  name: requiredText('Please enter a name.'),
  email: email('Please enter a valid email address.'),
  role,
  weddings: z.optional(weddings),
})

export const memberChange = z.object({
  name: z.optional(requiredText('Please enter a name.')),
  phone: optionalText(60),
  role: z.optional(role),
  weddings: z.optional(weddings),
})

export const colleagues = endpoint(calls.colleagues, {
  summary: 'The members of the studio whom tasks can be assigned to, besides its owner',
  for: { planner: { returns: z.array(z.object({ id, name: z.string() })) } },
})

export const list = endpoint(calls.list, {
  summary: 'Who works in the studio besides its owner',
  needs: 'account',
  for: { planner: { returns: z.array(member) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a member and mails an invitation',
  needs: 'account',
  for: { planner: { body: newMember, returns: member } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes a member; another role counts from the next call of this member',
  needs: 'account',
  for: { planner: { body: memberChange, returns: member } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Removes a member and ends all sessions of this member at once',
  needs: 'account',
  for: { planner: { returns: nothing } },
})

export const invite = endpoint(calls.invite, {
  summary: 'Mails a new link, with which a member chooses a password; an earlier one stops working',
  needs: 'account',
  status: 200,
  for: { planner: { returns: member } },
})

export const handOverForm = z.object({ currentPassword: anyPassword })

export const handOver = endpoint(calls.handOver, {
  summary: 'Makes a member the owner of the studio, and its owner a planner; both sign in again',
  needs: 'account',
  status: 200,
  for: { planner: { body: handOverForm, returns: z.object({ message: z.string() }) } },
})

export const readInvite = endpoint(calls.readInvite, {
  summary: 'Whom an invitation to a studio is for',
  for: {
    anyone: {
      returns: z.object({
        studio: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(invitedRoles),
        /** The link then only sets a new password. */
        hasJoined: z.boolean(),
      }),
    },
  },
})

export const joinForm = z
  .object({
    name: requiredText('Please enter your name.'),
    password,
    confirmPassword: z.string({ error: 'Please confirm your password' }),
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match. Please try again.',
    }),
  )

export const join = endpoint(calls.join, {
  summary: 'Accepts an invitation to a studio with a password, ends earlier sessions of this member, and signs in',
  status: 200,
  /** Without a user, if the account has second factors: it signs in with them. */
  for: { anyone: { body: joinForm, returns: z.object({ user: z.nullable(planner) }) } },
})
