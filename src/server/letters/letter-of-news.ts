import type { LetterKind } from '#contract/letters.ts'
import type { Mail } from '#server/jobs/letter.ts'
import type { Told, WaitingPerson } from '#server/letters/queries.ts'

const tabs: Record<LetterKind, string> = {
  message: 'messages',
  document: 'documents',
  invoice: 'billing',
  payment: 'billing',
  task: 'tasks',
  event: 'schedule',
}
const nouns: Record<LetterKind, [one: string, several: string]> = {
  message: ['message', 'messages'],
  document: ['document', 'documents'],
  invoice: ['invoice', 'invoices'],
  payment: ['payment', 'payments'],
  task: ['task', 'tasks'],
  event: ['date', 'dates'],
}
const listed = new Intl.ListFormat('en-US')

function counted(news: readonly Told[]): string {
  const kinds = [...Map.groupBy(news, ({ kind }) => kind)]
  return listed.format(
    kinds.map(([kind, { length }]) => `${length} new ${length === 1 ? nouns[kind][0] : nouns[kind][1]}`),
  )
}

type Secrets = { link: string; settings: string }

/** One letter to a person about all news. Its links sign the person in once. */
export function letterOfNews(person: WaitingPerson & { email: string }, news: readonly Told[], secrets: Secrets): Mail {
  const { name, email, studio, replyTo, clientId } = person
  const pathTo = (kind?: LetterKind) => {
    const to = `/client-portal/${clientId}${kind ? `?tab=${tabs[kind]}` : ''}`
    return `/client-login/link?${new URLSearchParams({ token: secrets.link, to })}`
  }
  const [first] = news
  const single = news.length === 1 ? first : undefined
  return {
    to: email,
    studio,
    replyTo,
    subject: single ? single.title : `${counted(news)} from ${studio}`,
    greeting: `Dear ${name},`,
    paragraphs: single
      ? [`${single.title}.`, ...(single.detail ? [single.detail] : [])]
      : [`There is news from ${studio} about your wedding:`],
    items: single ? [] : news.map(({ kind, title, detail }) => ({ title, text: detail, path: pathTo(kind) })),
    action: { label: 'Open the portal', path: pathTo(single?.kind) },
    footnote: `${studio} writes to you through Larkspur. You can answer this mail.`,
    settings: {
      path: `/mail-settings/${secrets.settings}`,
      unsubscribe: `/api/mail-settings/${secrets.settings}/unsubscribe`,
    },
  }
}
