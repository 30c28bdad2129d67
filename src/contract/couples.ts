import * as z from 'zod/mini'
import { coupleClient } from '#contract/clients.ts'
import { endpoint } from '#contract/endpoint.ts'
import { anyPassword, email, instant, password } from '#contract/fields.ts'

const done = z.object({ message: z.string() })

export const invite = endpoint('POST /api/clients/{id}/invite', {
  summary: 'Makes a new invite link; an earlier one stops working',
  about: ['clients'],
  status: 200,
  for: { planner: { returns: z.object({ inviteUrl: z.string(), inviteExpiresAt: instant }) } },
})

export const mailInvite = endpoint('POST /api/clients/{id}/invite/mail', {
  summary: 'Makes a new invite link and mails it to the couple; an earlier one stops working',
  about: ['clients'],
  status: 200,
  for: { planner: { returns: z.object({ inviteUrl: z.string(), inviteExpiresAt: instant, sentTo: z.string() }) } },
})

export const readInvite = endpoint('GET /api/client-invite/{token}', {
  summary: 'Whose invite this is, and whether it was used',
  for: {
    anyone: {
      returns: z.object({
        partnerOneName: z.string(),
        partnerTwoName: z.nullable(z.string()),
        weddingDate: z.nullable(z.string()),
        venue: z.nullable(z.string()),
        isActivated: z.boolean(),
      }),
    },
  },
})

export const activateForm = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Please make sure both passwords are identical.',
  }),
)

export const activate = endpoint('POST /api/client-invite/{token}/activate', {
  summary: "Sets the couple's password with an unused invite",
  status: 200,
  for: { anyone: { body: z.object({ password }), returns: done } },
})

export const login = endpoint('POST /api/client-login', {
  summary: 'Signs a couple in and sets its session cookie',
  status: 200,
  for: {
    anyone: {
      body: z.object({ email: email(), password: anyPassword }),
      returns: z.object({ client: coupleClient }),
    },
  },
})

export const logout = endpoint('POST /api/client-logout', {
  summary: 'Ends the couple session, if there is one',
  status: 200,
  for: { anyone: { returns: done } },
})

export const session = endpoint('GET /api/client-session', {
  summary: 'The signed-in couple',
  about: ['clients'],
  for: { couple: { returns: z.object({ client: coupleClient }) } },
})

export const forgotPassword = endpoint('POST /api/client-forgot-password', {
  summary:
    'Mails a fresh invite link to a couple that was invited, activated or not; the answer is the same for every address',
  status: 200,
  for: { anyone: { body: z.object({ email: email() }), returns: done } },
})
