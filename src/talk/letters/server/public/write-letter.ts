import { openLinkOf } from '#weddings/couples/server/public/open-link.ts'
import { countMail } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { findOwnWords } from '#talk/letters/server/choice-queries.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { openReplyAddress } from '#weddings/news/server/public/reply-address.ts'
import { letterOfNews, type Recipient as RecipientOfNews } from '#talk/letters/server/letter-of-news.ts'
import { noteBounce } from '#talk/letters/server/jobs/note-bounce.ts'
import { insertLetter, noteChannel } from '#talk/letters/server/queries.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { isAlwaysMailed } from '#weddings/news/server/public/who-hears.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'
import { deliver } from '#talk/push/server/public/deliver.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'

type Recipient = RecipientOfNews & { plannerId: number; personId: number }

/** Records a letter and enqueues its delivery, as a mail or as notifications, with links that sign its person in once. */
export async function writeLetterTo(
  tx: Tx,
  { inbox }: Pick<Services, 'inbox'>,
  recipient: Recipient,
  news: LetterNews[],
  mails: 'always' | 'unless-pushed' = 'unless-pushed',
): Promise<void> {
  const { plannerId, clientId, personId, name: personName, email } = recipient
  const [link, settings] = [await openLinkOf(tx, { email, personId }, 'letter'), newToken()]
  const secrets = { link: link.token, settings: settings.token }
  const letter = letterOfNews(
    recipient,
    await findMailSender(tx, clientId, recipient.language),
    news,
    secrets,
    await findOwnWords(tx, plannerId),
  )
  const kinds = [...new Set(news.map(({ kind }) => kind))]
  const sent = { plannerId, clientId, personId, personName, email, subject: letter.subject, kinds, news }
  const letterId = await insertLetter(tx, sent, secrets)
  const whenRefused = { job: noteBounce.name, payload: { letter: letterId } }
  await countMail(tx, recipient)
  const replyTo = await openReplyAddress(tx, inbox, { plannerId, clientId, personId, letterId })
  const channel = await deliver(
    tx,
    { plannerId, personId },
    tellingOfDoubt(
      { ...letter, whenRefused, ...(replyTo && { replyTo }) },
      { plannerId, about: 'client', id: clientId, letter: letterId },
    ),
    {
      tag: `wedding-${clientId}-${kinds.toSorted().join('-')}`,
      mails: kinds.some(isAlwaysMailed) ? 'always' : mails,
      letterId,
    },
  )
  if (channel) await noteChannel(tx, letterId, channel)
}
