import WifiOff from 'lucide-react/icons/wifi-off'
import { lazy, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { listenForChanges } from '#platform/web/calls/live.ts'
import { prepareOffline } from '#platform/web/offline/prepare.ts'
import { stoodAtWords } from '#platform/web/offline/stood-at-words.ts'
import { useStoodAt, watchConnection } from '#platform/web/offline/watch.ts'
import { followLogOuts } from '#platform/web/session/log-out.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { t } from '#platform/web/locale/t.ts'

const WaitingLine = lazy(() => loadInBackground(() => import('#platform/web/outbox/WaitingLine.tsx')))

/** First in the body, so that it is seen and read out first. */
const place = document.createElement('div')
place.className = 'sticky top-0 z-30'
place.dataset['print'] = 'hidden'

type Props = {
  part: 'planner' | 'portal'
  /** Fetches what may be needed offline. */
  fetchAhead?: () => void
}

/** The network layer of signed-in pages: listens to the live channel, shows when the network is lost, and prepares the offline cache. */
export default function OfflineLayer({ part, fetchAhead }: Props) {
  useEffect(listenForChanges, [])
  useEffect(() => {
    followLogOuts()
    void loadInBackground(() => import('#platform/web/outbox/sender.ts')).then(({ startOutbox }) => startOutbox())
    if (part === 'portal') void loadInBackground(() => import('#platform/web/outbox/send-later.ts'))
    void prepareOffline(part, fetchAhead)
    return watchConnection()
  }, [part, fetchAhead])
  return createPortal(
    <Strip>
      {part === 'portal' && (
        <Later>
          <WaitingLine />
        </Later>
      )}
    </Strip>,
    place,
  )
}

function Strip({ children }: { children: ReactNode }) {
  const at = useStoodAt()
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    document.body.prepend(place)
    const root = document.documentElement.style
    const sizes = new ResizeObserver(() => root.setProperty('--strip', `${strip.current?.offsetHeight ?? 0}px`))
    sizes.observe(strip.current!)
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={strip} role="status">
      {at !== undefined && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-balance text-paper">
          <WifiOff aria-hidden className="mr-2 inline size-4" />
          {t('You are offline.')} {stoodAtWords(at)}
        </p>
      )}
      {children}
    </div>
  )
}
