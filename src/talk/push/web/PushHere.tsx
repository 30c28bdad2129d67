import type { Place } from '#talk/push/web/public/place.ts'
import { isOffered, PushOffer } from '#talk/push/web/PushOffer.tsx'
import { PushSwitch } from '#talk/push/web/PushSwitch.tsx'
import { usePush } from '#talk/push/web/use-push.ts'

/** Below messages the offer, and in the portal, which has no settings, the switch once it has been answered. */
export default function PushHere({ place }: { place: Place }) {
  const push = usePush()
  if (place === 'settings') return push ? <PushSwitch push={push} /> : <div className="h-11" />
  if (!push) return null
  if (isOffered(push)) return <PushOffer push={push} />
  if (place === 'messages' || push.ability === 'impossible' || push.ability === 'blocked') return null
  return (
    <div data-print="hidden" className="border-t border-line bg-sunken px-4 py-2 sm:px-6">
      <PushSwitch push={push} />
    </div>
  )
}
