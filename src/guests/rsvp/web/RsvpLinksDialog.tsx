import { useState } from 'react'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import * as calls from '#guests/rsvp/contract/calls.ts'
import { printersFiles } from '#guests/rsvp/web/printers-files.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Answer } from '#platform/contract/answers.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { saveFile } from '#platform/web/ui/files/save-file.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Made = Answer<typeof calls.makeLinks>
type Props = { client: Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName'>; onClose: () => void }

/** Makes a link for each envelope, for the printer or to be sent by hand. Larkspur sends nothing here. */
export default function RsvpLinksDialog({ client, onClose }: Props) {
  const { data: envelopes } = useAnswer(guestCalls.list, { params: { id: client.id } })
  const { mutateAsync, isPending } = useCall(calls.makeLinks)
  const [renew, setRenew] = useState(false)
  const [made, setMade] = useState<Made>()
  const make = async () => {
    try {
      setMade(await mutateAsync({ params: { id: client.id }, body: { renew } }))
    } catch (error) {
      toastFailure(error, t('Error'), t('The links could not be made. Please try again.'))
    }
  }
  const files = () => printersFiles(envelopes ?? [], made?.links ?? [])
  const title = t('RSVP links of {couple}', { couple: coupleNames(client) })
  const downloadList = () => saveFile(`${title}.csv`, 'text/csv', files().csv)
  const downloadCodes = async () => {
    const { csv, svgs } = files()
    const { zipOf } = await import('#platform/web/ui/files/zip.ts')
    saveFile(`${title}.zip`, 'application/zip', await zipOf({ 'links.csv': csv, ...svgs() }))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('RSVP Links')}
      description={t('Each envelope gets a link to a page where its guests answer. Nothing is sent.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {made ? (
            <>
              <Button onClick={downloadList}>{t('Download CSV')}</Button>
              <Button variant="primary" disabled={!envelopes} onClick={() => void downloadCodes()}>
                {t('Download QR Codes')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              pending={isPending}
              pendingLabel={t('Making Links...')}
              onClick={() => void make()}
            >
              {t('Make Links')}
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <div className="grid gap-4">
          <p className="text-sm">
            {t(
              '{count, plural, one {# link is} other {# links are}} ready. They are shown only now: download them for the printer, or to send them yourself. The QR codes come as one SVG for each envelope, with the list that names them.',
              { count: made.links.length },
            )}
          </p>
          <TextInput
            label={t('Code for the printed card')}
            hint={t('Guests without a link answer at {address} with this code and their name.', {
              address: `${location.origin}/rsvp`,
            })}
            readOnly
            value={made.code}
            onFocus={({ target }) => target.select()}
          />
        </div>
      ) : (
        <Switch
          label={t('Earlier links stop working')}
          hint={t('Without this, links that are printed or sent already keep working.')}
          checked={renew}
          onChange={setRenew}
        />
      )}
    </Dialog>
  )
}
