import * as z from 'zod/mini'
import { msg } from '#platform/contract/locale/translate.ts'
import * as calls from '#weddings/couples/contract/calls.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { coupleClient } from '#weddings/clients/contract/endpoints.ts'
import { colorPalette } from '#platform/contract/palette-schema.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { region } from '#platform/contract/locale/region-fields.ts'
import { anyPassword, email, id, instant, password, zoneOfBrowser } from '#platform/contract/fields.ts'
import { invitationForm, mailPreview } from '#weddings/people/contract/invitations.ts'
import { accesses } from '#platform/contract/couple-access.ts'
import { portalPathPattern } from '#weddings/couples/contract/portal-path.ts'

const done = z.object({ message: z.string() })

export const invite = endpoint(calls.invite, {
  summary: 'Makes a new invite link; an earlier one stops working',
  status: 200,
  for: { planner: { returns: z.object({ inviteUrl: z.string(), inviteExpiresAt: instant }) } },
})

export const mailInvite = endpoint(calls.mailInvite, {
  summary: 'Makes a new invite link and mails it to the couple; an earlier one stops working',
  status: 200,
  for: {
    planner: {
      body: invitationForm,
      returns: z.object({ inviteUrl: z.string(), inviteExpiresAt: instant, sentTo: z.string() }),
    },
  },
})

export const previewInvite = endpoint(calls.previewInvite, {
  summary: 'The mail with the invite, as the couple would get it; nothing is sent',
  status: 200,
  for: { planner: { body: invitationForm, returns: mailPreview } },
})

export const readInvite = endpoint(calls.readInvite, {
  summary: 'Whose invite this is, and whether it was used',
  for: {
    anyone: {
      returns: z.object({
        partnerOneName: z.string(),
        partnerTwoName: z.nullable(z.string()),
        weddingDate: z.nullable(z.string()),
        venue: z.nullable(z.string()),
        language: z.enum(languages),
        region,
        studio: z.string(),
        plannerName: z.string(),
        colors: colorPalette,
        welcomeWords: z.nullable(z.string()),
        logoUrl: z.nullable(z.string()),
        photographUrl: z.nullable(z.string()),
        /** The address to sign in with; of a used invite its beginning and its domain. */
        email: z.string(),
        isActivated: z.boolean(),
      }),
    },
  },
})

export const activateForm = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    error: msg('Please make sure both passwords are identical.'),
  }),
)

export const activate = endpoint(calls.activate, {
  summary: "Sets the couple's password with an unused invite, and signs in",
  status: 200,
  for: {
    anyone: {
      body: z.object({ password, timeZone: zoneOfBrowser }),
      returns: z.object({ message: z.string(), client: coupleClient }),
    },
  },
})

/** A portal that somebody may open; one address may have several, also of different studios. */
export const portalChoice = z.object({
  clientId: id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  weddingDate: z.nullable(z.string()),
  studio: z.string(),
})
export type PortalChoice = z.output<typeof portalChoice>

export const login = endpoint(calls.login, {
  summary:
    'Signs a couple in and sets its session cookie; where address and password open several portals, into the chosen or last used one',
  status: 200,
  for: {
    anyone: {
      body: z.object({ email: email(), password: anyPassword, clientId: z.optional(id), timeZone: zoneOfBrowser }),
      returns: z.object({ client: coupleClient, portals: z.array(portalChoice) }),
    },
  },
})

const portalPath = z.string().check(z.regex(portalPathPattern))

export const sendLinkForm = z.object({ email: email(), path: z.optional(portalPath) })

export const sendLink = endpoint(calls.sendLink, {
  summary: 'Mails a link that signs in once, without a password; the answer is the same for every address',
  status: 202,
  for: { anyone: { body: sendLinkForm, returns: done } },
})

export const readLink = endpoint(calls.readLink, {
  summary: 'Whether a mailed link still works, and the portals that it opens',
  for: {
    anyone: {
      returns: z.object({
        state: z.enum(['open', 'used', 'expired']),
        /** Null where no portal, or none but those of people with different languages, is left. */
        language: z.nullable(z.enum(languages)),
        portals: z.array(
          z.extend(portalChoice, {
            /** The name of the person whose link it is. */
            name: z.string(),
          }),
        ),
        /** The address that the link was mailed to, which signs in; null if the link no longer works. */
        email: z.nullable(z.string()),
        /** Of the studio whose portals it opens; null if there are several. */
        look: z.nullable(
          z.object({ colors: colorPalette, logoUrl: z.nullable(z.string()), photographUrl: z.nullable(z.string()) }),
        ),
      }),
    },
  },
})

export const openLink = endpoint(calls.openLink, {
  summary: 'Signs in with a mailed link and sets the session cookie; the link stops working',
  status: 200,
  for: {
    anyone: {
      body: z.object({ clientId: z.optional(id), path: z.optional(portalPath), timeZone: zoneOfBrowser }),
      returns: z.object({ client: coupleClient, path: z.string() }),
    },
  },
})

export const noteLink = endpoint(calls.noteLink, {
  summary: 'Notes that a link in a letter was used by somebody who is signed in already',
  status: 200,
  for: { anyone: { returns: done } },
})

export const renewLink = endpoint(calls.renewLink, {
  summary: 'Mails a new link to the address of one that was used or has expired',
  status: 200,
  for: { anyone: { body: z.object({ path: z.optional(portalPath) }), returns: done } },
})

export const logout = endpoint(sessionCalls.endOfCouple, {
  summary: 'Ends the couple session, if there is one',
  status: 200,
  for: { anyone: { returns: done } },
})

export const session = endpoint(sessionCalls.ofCouple, {
  summary: 'The signed-in couple',
  for: {
    couple: {
      returns: z.object({
        client: coupleClient,
        person: z.object({ id, name: z.string(), access: z.enum(accesses) }),
        /** How the studio writes dates, times and amounts. */
        region,
      }),
    },
  },
})

export const forgotPassword = endpoint(calls.forgotPassword, {
  summary:
    'Mails a fresh invite link to a couple that was invited, activated or not; the answer is the same for every address',
  status: 200,
  for: { anyone: { body: z.object({ email: email() }), returns: done } },
})
