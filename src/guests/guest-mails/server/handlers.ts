import type * as endpoints from '#guests/guest-mails/contract/endpoints.ts'
import { guestMailFields } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { draftOf } from '#guests/guest-mails/server/draft.ts'
import { lacksOf } from '#guests/guest-mails/server/guest-mail.ts'
import { listMailings, listMails, stopMailing } from '#guests/guest-mails/server/mailing-queries.ts'
import { allowMail, listNoMail } from '#guests/guest-mails/server/no-mail-queries.ts'
import { findOwnAddress } from '#guests/guest-mails/server/own-address-queries.ts'
import { findRecipients, isMeant, type Recipient } from '#guests/guest-mails/server/recipient-queries.ts'
import { startMailing } from '#guests/guest-mails/server/start-mailing.ts'
import type { OwnText } from '#guests/guest-mails/server/table.ts'
import { changeWords, findOwnTexts, listWords, textIn } from '#guests/guest-mails/server/words-queries.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { previewOf } from '#platform/server/jobs/mail-template.ts'
import { whyHeld } from '#talk/letters/server/public/hearers.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'

export const guestMails: HandlersOf<typeof endpoints> = {
  list: async ({ tx, params: { id } }) => {
    await findClient(tx, id)
    return {
      mails: await listMails(tx, id),
      mailings: await listMailings(tx, id),
      words: await listWords(tx, id),
      noMail: await listNoMail(tx, id),
      heldBecause: (await whyHeld(tx, id)) ?? null,
    }
  },

  send: async ({ tx, params: { id: clientId }, body: { kind, wave, envelopeIds } }) => {
    await findClient(tx, clientId)
    const heldBecause = await whyHeld(tx, clientId)
    if (heldBecause) refuse('invalid', { message: heldBecause })
    const ids = [...new Set(envelopeIds)]
    const found = await findRecipients(tx, clientId, ids)
    if (found.length < ids.length) refuse('not-found')
    const recipients = found.filter((one) => isMeant(kind, one))
    const texts = await findOwnTexts(tx, clientId, kind)
    await refuseEmptyFields(tx, clientId, recipients, texts)
    const started = await startMailing(tx, { clientId, kind, texts, recipients }, wave)
    if (!started) return refuse('taken', { message: 'This was sent a moment ago. Please look at the list again.' })
    if (started.count === 0) return refuse('invalid', { message: 'None of these envelopes can get this email now.' })
    return started
  },

  mailAgain: async ({ tx, params: { id } }) => ({ envelopeIds: await allowMail(tx, id) }),

  stop: async ({ tx, params: { id } }) => ({ stopped: await stopMailing(tx, id) }),

  changeWords: async ({ tx, params: { id }, body }) => {
    await findClient(tx, id)
    await changeWords(tx, id, body)
    const words = await listWords(tx, id)
    return words.find(({ kind, language }) => kind === body.kind && language === body.language)!
  },

  preview: async ({ tx, params: { id }, body, services: { publicUrl } }) =>
    previewOf(await draftOf(tx, id, body, publicUrl), publicUrl),

  sendTest: {
    async outside({ within, withoutSession, finish, who, params: { id }, body, services: { publicUrl } }) {
      const { email, draft } = await within(async (tx) => ({
        email: await findOwnAddress(tx, who),
        draft: await draftOf(tx, id, body, publicUrl),
      }))
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'guest-mail-test', email))
      // What is tried has no envelope whose mail it could end.
      const { settings: _, ...tried } = draft
      return finish(async (tx) => {
        await enqueue(tx, mail, { ...tried, to: email })
        return { email }
      })
    },
  },
}

/** Says which fields of the own texts have no value, instead of mailing ours without a word. */
async function refuseEmptyFields(
  tx: Tx,
  clientId: number,
  recipients: readonly Recipient[],
  texts: readonly OwnText[],
): Promise<void> {
  for (const [language, some] of Map.groupBy(recipients, (one) => one.language)) {
    const own = textIn(texts, language)
    if (!own) continue
    const sender = await findMailSender(tx, clientId, language)
    const lacking = some.map((recipient) => lacksOf(own, { recipient, sender })).filter((lacks) => lacks.length > 0)
    const field = lacking[0]?.[0]
    if (field)
      refuse('invalid', {
        message: `{${field}}: ${guestMailFields[field]}, for ${lacking.length} of ${recipients.length}. Please change the text, or leave them out.`,
      })
  }
}
