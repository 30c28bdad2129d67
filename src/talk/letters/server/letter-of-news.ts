import { isOfWeek, type WordsKind } from '#weddings/news/contract/letter-kinds.ts'
import { merge, type MergeValues } from '#weddings/clients/contract/merge.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { kinds, standardWords } from '#weddings/news/server/public/kinds.ts'
import type { FullMailSender } from '#weddings/news/server/public/mail-sender.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'
import { listed } from '#platform/server/foundation/words.ts'

function counted(news: readonly LetterNews[], t: Translate): string {
  const groups = [...Map.groupBy(news, ({ kind }) => kind)]
  const words = groups.map(([kind, ofKind]) => {
    const count = ofKind.reduce((sum, one) => sum + (one.count ?? 1), 0)
    return kinds[kind].counted(count, t)
  })
  return listed(words, t)
}

/** One kind of news alone begins with its own words, several with words for all, and what is open with those for a week. */
const wordsKindOf = (news: readonly LetterNews[]): WordsKind => {
  const [first, ...others] = new Set(news.map(({ kind }) => (isOfWeek(kind) ? 'week' : kind)))
  if (first === 'week' || others.includes('week')) return 'week'
  return first && others.length === 0 ? first : 'several'
}

/** A studio's own words, unless they name something that this couple has not, such as a venue. */
function openingOf(own: string | undefined, standard: string, values: MergeValues): string {
  const merged = own === undefined ? undefined : merge(own, values)
  return merged && merged.empty.length === 0 ? merged.text : standard
}

export type Recipient = { clientId: number; name: string; email: string; language: Language }
type OwnWords = Partial<Record<WordsKind, string>>
type Secrets = { link: string; settings: string }

/** The tab and the record in the portal. */
function placeOf({ kind, shownId }: LetterNews): string {
  const { tab, anchor } = kinds[kind]
  return `?tab=${tab}${shownId === undefined ? '' : `#${anchor}-${shownId}`}`
}

/** One letter to a person about all news. Its links sign the person in once. */
export function letterOfNews(
  { clientId, name, email, language }: Recipient,
  { sender, values }: FullMailSender,
  news: readonly LetterNews[],
  secrets: Secrets,
  ownWords: OwnWords = {},
): Mail {
  const t = translator(language)
  const { studio } = sender
  const pathTo = (one?: LetterNews) => {
    const to = `/client-portal/${clientId}${one ? placeOf(one) : ''}`
    return `/client-login/link?${new URLSearchParams({ token: secrets.link, to })}`
  }
  const [first] = news
  const single = news.length === 1 ? first : undefined
  const kind = wordsKindOf(news)
  const opening = openingOf(ownWords[kind], standardWords[kind](t, studio), values)
  return {
    ...sender,
    to: email,
    language,
    subject: single ? single.title : t('{news} from {studio}', { news: counted(news, t), studio }),
    greeting: t('Dear {name},', { name }),
    paragraphs: single ? [opening, single.title, ...(single.detail ? [single.detail] : [])] : [opening],
    items: single ? [] : news.map((one) => ({ title: one.title, text: one.detail, path: pathTo(one) })),
    action: { label: t('Open the Portal'), path: pathTo(single) },
    footnote: t('{studio} writes to you through Larkspur. You can reply to this email.', { studio }),
    settings: {
      path: `/mail-settings/${secrets.settings}`,
      unsubscribe: `/api/mail-settings/${secrets.settings}/unsubscribe`,
    },
  }
}
