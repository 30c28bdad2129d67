import { isOfWeek, type LetterKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'

/** A receipt is sent to everybody, also to those who have ended other mail. */
const isReceipt = (kind: LetterKind) => kind === 'payment'

/** Kinds that people look for in their mail later, so that a notification does not replace it. */
export const isAlwaysMailed = (kind: LetterKind): boolean => kind === 'invoice' || isReceipt(kind) || isOfWeek(kind)

/** Whether a person with this rhythm gets mail about this kind. */
const wants = (rhythm: Rhythm, kind: LetterKind): boolean =>
  isReceipt(kind) || (rhythm === 'needs-me' ? kinds[kind].needsAnswer === true : rhythm !== 'none')

export type Hearer = { rhythm: Rhythm; access: Access }

/** Whether a person may see news of this kind, and wants it. */
export const isFor = ({ rhythm, access }: Hearer, kind: LetterKind): boolean =>
  wants(rhythm, kind) && access !== (kinds[kind].feature === 'billing' ? 'no-money' : 'only-money')

export const quietRhythms = (kind: LetterKind): Rhythm[] =>
  isReceipt(kind) ? [] : kinds[kind].needsAnswer ? ['none'] : ['none', 'needs-me']
