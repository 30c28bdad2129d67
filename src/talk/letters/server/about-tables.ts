import * as z from 'zod/mini'
import { count } from '#platform/server/db/row-forms.ts'
import { letter, ownWordsForm } from '#talk/letters/contract/endpoints.ts'
import { letterKinds, switchableKinds, wordsKinds } from '#weddings/news/contract/letter-kinds.ts'
import { about } from '#platform/server/db/about.ts'
import { notices, letters, letterSettings, letterWords } from '#talk/letters/server/table.ts'

const news = z.object({
  kind: z.enum(letterKinds),
  title: z.string(),
  detail: z.string(),
  shownId: z.optional(z.int()),
  count: z.optional(count),
})

export const tables = [
  about(notices, { exported: 'waits to be mailed' }),
  about(letters, {
    announced: { topic: 'letters', wedding: 'client_id' },
    exported: {
      inWedding: 'own',
      secrets: ['link_hash', 'settings_hash'],
      form: { kinds: letter.shape.kinds, channel: letter.shape.channel, news: z.array(news) },
      references: { person_id: 'people', news: { json: { shownId: { by: 'kind' } } } },
    },
  }),
  about(letterSettings, {
    announced: { topic: 'letters', wedding: 'client_id' },
    exported: { inWedding: 'own', form: { kindsOff: z.array(z.enum(switchableKinds)), held: z.optional(z.boolean()) } },
  }),
  about(letterWords, {
    announced: { topic: 'letters' },
    exported: { inWedding: 'none', form: { kind: z.enum(wordsKinds), words: ownWordsForm.shape.words } },
  }),
]
