import { useEffect, useState } from 'react'
import type { Answer } from '#platform/contract/answers.ts'
import * as linkCalls from '#weddings/links/contract/calls.ts'
import { connection } from '#platform/web/offline/connection.ts'
import { stoodAtWords } from '#platform/web/offline/stood-at-words.ts'
import { isStored, madeAt } from '#platform/web/calls/first-data.ts'
import { addressOf } from '#platform/contract/address.ts'
import { whenIdle } from '#platform/web/ui/when-idle.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { ConfirmDay } from '#day/days/web/public/ConfirmDay.tsx'
import { listenByLink } from '#day/days/web/public/listen-by-link.ts'
import { PublishedDays } from '#day/days/web/public/PublishedDays.tsx'
import { SharedWeddings } from '#day/days/web/public/SharedWeddings.tsx'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { first: Content; token: string; label: string; couple: string | undefined; onGone: () => void }
type Content = NonNullable<Answer<typeof linkCalls.read>['content']>

/** How late the day is changes with time alone. */
const everyMs = 60_000

/** What a link shows of the published days, as they are now. */
export default function SharedDay({ first, token, label, couple, onGone }: Props) {
  const [content, setContent] = useState(first)
  /** The time of what is shown, if it comes from the device because there is no network. */
  const [stoodAt, setStoodAt] = useState(isStored && madeAt ? Number(madeAt) : undefined)

  useEffect(
    () =>
      whenIdle(
        () =>
          void loadInBackground(() => import('#platform/web/offline/prepare-link.ts')).then(({ prepareLink }) =>
            prepareLink(),
          ),
      ),
    [],
  )

  useEffect(() => {
    const params = { token }
    const address = addressOf(linkCalls.read, { params })
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      connection.storedAt.delete(address)
      try {
        const answer = await call(linkCalls.read, { params })
        setStoodAt(connection.storedAt.get(address))
        if (answer.content) setContent(answer.content)
      } catch (error) {
        // Without a network the page stays as it is, and is asked for again.
        if (error instanceof CallError && error.status === 404) onGone()
      }
    }
    const refresh = () => void ask()
    const stop = listenByLink(token, refresh)
    const timer = setInterval(refresh, everyMs)
    addEventListener('online', refresh)
    addEventListener('offline', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener('online', refresh)
      removeEventListener('offline', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [token, onGone])

  if (content.days.length === 0)
    return <p className="mt-6 text-muted">{t('Nothing has been published yet. It will appear here.')}</p>
  return (
    <div className="mt-8">
      {stoodAt !== undefined && (
        <p role="status" className="mb-6 rounded-md border border-line p-3 text-sm">
          {t('There is no connection right now.')} {stoodAtWords(stoodAt)}
        </p>
      )}
      {content.kind === 'vendor-day' && content.weddings.length > 0 ? (
        <SharedWeddings content={content} token={token} label={label} onConfirmed={setContent} />
      ) : (
        <>
          {content.kind === 'vendor-day' && (
            <ConfirmDay content={content} token={token} label={label} onConfirmed={setContent} />
          )}
          <PublishedDays days={content.days} couple={couple} />
        </>
      )}
    </div>
  )
}
