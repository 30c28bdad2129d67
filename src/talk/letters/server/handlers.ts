import type * as endpoints from '#talk/letters/contract/endpoints.ts'
import { weekKinds, type LetterKind } from '#weddings/news/contract/letter-kinds.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { previewOf } from '#platform/server/jobs/mail-template.ts'
import * as choices from '#talk/letters/server/choice-queries.ts'
import { findChoices } from '#talk/letters/server/public/choices.ts'
import { sendLetterAgain } from '#talk/letters/server/jobs.ts'
import { exampleNews } from '#talk/letters/server/example-news.ts'
import { letterOfNews } from '#talk/letters/server/letter-of-news.ts'
import * as queries from '#talk/letters/server/queries.ts'
import { findLanguageOfCouple } from '#weddings/people/server/public/language.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'

export const letters: HandlersOf<typeof endpoints> = {
  ofWedding: async ({ tx, params }) => {
    const found = await queries.listLetters(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  readSettings: ({ tx, params }) => choices.findSettings(tx, params.token),

  changeSettings: async ({ tx, params, body }) => {
    const { personId } = await choices.findSettings(tx, params.token)
    await choices.changeMailChoice(tx, personId, body)
    return choices.findSettings(tx, params.token)
  },

  unsubscribe: async ({ tx, params }) => {
    const { personId } = await choices.findSettings(tx, params.token)
    await choices.changeMailChoice(tx, personId, { rhythm: 'none' })
    return choices.findSettings(tx, params.token)
  },

  readChoices: async ({ tx, params }) => {
    await findClient(tx, params.id)
    return findChoices(tx, params.id)
  },

  changeChoices: async ({ tx, params, body }) => {
    await findClient(tx, params.id)
    const kindsOff = body.kindsOff && { kindsOff: [...new Set(body.kindsOff)] }
    await choices.changeChoices(tx, params.id, { ...body, ...kindsOff })
    return findChoices(tx, params.id)
  },

  sendAgain: {
    async outside({ params, who, within, finish, withoutSession }) {
      const { recipient, news } = await within((tx) => queries.findSentLetter(tx, params.id))
      if (!recipient)
        return refuse('invalid', { message: 'This person has left the wedding, or has no email address.' })
      if (news.length === 0)
        return refuse('invalid', { message: `${recipient.name} has opted out of this, or may not see it.` })
      const { email } = recipient
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'letter-again', email))
      return finish(async (tx) => {
        if (await queries.takeSendingAgain(tx, params.id)) await enqueue(tx, sendLetterAgain, params)
        return { message: `On its way to ${email}.` }
      })
    },
  },

  preview: async ({ tx, who, params, query: { kind = 'several', words }, services }) => {
    const { partnerOneName: name, email } = await findClient(tx, params.id)
    const language = await findLanguageOfCouple(tx, params.id)
    const sender = await findMailSender(tx, params.id, language)
    const own = await choices.findOwnWords(tx, who.plannerId)
    const bundles: Record<'several' | 'week', readonly LetterKind[]> = {
      several: ['message', 'task', 'invoice'],
      week: ['message', ...weekKinds],
    }
    const shown = kind === 'several' || kind === 'week' ? bundles[kind] : [kind]
    const news = exampleNews(sender.locale)
    const examples = shown.map((one) => ({ kind: one, ...news[one] }))
    const secrets = { link: 'example', settings: 'example' }
    // Our own words, which are shown to planners in English, are sent in the language of the letter.
    const isOwn = words !== undefined && words !== choices.standardIn(kind)
    const letter = letterOfNews({ clientId: params.id, name, email, language }, sender, examples, secrets, {
      ...own,
      ...(words && { [kind]: isOwn ? words : undefined }),
    })
    return previewOf(letter, services.publicUrl)
  },

  readWords: ({ tx, who }) => choices.listWords(tx, who.plannerId),

  changeWords: ({ tx, body: { kind, words } }) => choices.changeWords(tx, kind, words),
}
