import type { QuestionKind } from '#guests/rsvp-page/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'

/** How guests answer a question. */
export const kindLabels: Record<QuestionKind, string> = {
  text: msg('A few words'),
  choice: msg('One of several options'),
  'yes-no': msg('Yes or no'),
  song: msg('A song'),
}
