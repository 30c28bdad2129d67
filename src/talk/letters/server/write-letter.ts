import { openLinkOf } from '#server/couples/link-queries.ts'
import { countLetter } from '#server/db/limits.ts'
import type { Tx } from '#server/db/pool.ts'
import { newToken } from '#server/db/tokens.ts'
import { findOwnWords } from '#server/letters/choice-queries.ts'
import type { Services } from '#server/ground/services.ts'
import { openReplyAddress } from '#server/inbox/queries.ts'
import { letterOfNews } from '#server/letters/letter-of-news.ts'
import { noteBounce } from '#server/letters/jobs/note-bounce.ts'
import { insertLetter } from '#server/letters/queries.ts'
import { findMailSender } from '#server/news/mail-sender-queries.ts'
import { isAlwaysMailed, tellingOfDoubt } from '#server/news/queries.ts'
import { deliver } from '#server/push/deliver-queries.ts'
import type { LetterNews } from '#server/letters/table.ts'

type Recipient = { plannerId: number; clientId: number; personId: number; name: string; email: string }

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
    await findMailSender(tx, clientId),
    news,
    secrets,
    await findOwnWords(tx, plannerId),
  )
  const kinds = [...new Set(news.map(({ kind }) => kind))]
  const sent = { plannerId, clientId, personId, personName, email, subject: letter.subject, kinds, news }
  const letterId = await insertLetter(tx, sent, secrets)
  const whenRefused = { job: noteBounce.name, payload: { letter: letterId } }
  await countLetter(tx, recipient)
  const replyTo = await openReplyAddress(tx, inbox, { plannerId, clientId, personId, letterId })
  await deliver(
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
}
