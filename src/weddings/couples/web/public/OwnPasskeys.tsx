import { useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#weddings/couples/contract/couple-passkeys/calls.ts'
import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { PasskeyOffer } from '#weddings/couples/web/couple-passkeys/PasskeyOffer.tsx'
import { useAddPasskey } from '#weddings/couples/web/couple-passkeys/use-add-passkey.ts'
import { passkeysWork } from '#studio/second-factors/web/public/passkeys.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { t } from '#platform/web/locale/t.ts'

/** At the end of the portal: with what the signed-in person opens it, besides password and mailed links. */
export default function OwnPasskeys() {
  const { data: passkeys } = useAnswer(calls.list, {})
  const adding = useAddPasskey()
  if (!passkeys || (passkeys.length === 0 && !passkeysWork())) return null
  return (
    <>
      <section aria-labelledby="portal-passkeys" className="border-t border-line pt-6">
        <h2 id="portal-passkeys" className="font-medium">
          {t('How this portal opens')}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          {t('With a passkey, your fingerprint, face, or device lock opens it, with no password and no email.')}
        </p>
        {passkeys.length > 0 && (
          <ul className="mt-3 divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {passkeysWork() && (
          <Button className="mt-4" pending={adding.isPending} pendingLabel={t('Adding...')} onClick={adding.add}>
            {passkeys.length === 0 ? t('Add a Passkey') : t('Add Another Passkey')}
          </Button>
        )}
      </section>
      {passkeys.length === 0 && <PasskeyOffer {...adding} />}
    </>
  )
}

/** The question is a part of the row: the portal loads no dialogs for it. */
function PasskeyRow({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useCall(calls.remove, {
    failure: t('Failed to remove the passkey. Please try again.'),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="text-sm font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">
          {isAsking
            ? t('It will no longer open this portal. Delete it on the device as well.')
            : t('Added on {date}', { date: formatDate(dayHere(new Date(createdAt))) })}
        </p>
      </div>
      {isAsking && (
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('Keep')}
        </Button>
      )}
      <Button
        aria-label={t('Remove the passkey “{name}”', { name })}
        pending={isPending}
        pendingLabel={t('Removing...')}
        onClick={() => (isAsking ? mutate({ params: { id } }) : setAsking(true))}
      >
        {isAsking ? t('Remove It') : t('Remove')}
      </Button>
    </li>
  )
}
