import { useState } from 'react'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import { csvOf } from '#guests/guests/web/public/save-guests.ts'
import * as calls from '#guests/rsvp/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Answer } from '#platform/contract/answers.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { saveFile } from '#platform/web/ui/files/save-file.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Made = Answer<typeof calls.makeLinks>
type Props = { client: Client; onClose: () => void }

/** Makes a link for each envelope, for the printer or to be sent by hand. Larkspur sends nothing here. */
export default function RsvpLinksDialog({ client, onClose }: Props) {
  const { data: envelopes } = useAnswer(guestCalls.list, { params: { id: client.id } }, { as: 'planner' })
  const { mutateAsync, isPending } = useCall(calls.makeLinks)
  const [renew, setRenew] = useState(false)
  const [made, setMade] = useState<Made>()
  const make = async () => {
    try {
      setMade(await mutateAsync({ params: { id: client.id }, body: { renew } }))
    } catch (error) {
      toastFailure(error, 'Error', 'The links could not be made. Please try again.')
    }
  }
  const download = () => {
    const addresses = new Map(made?.links.map(({ envelopeId, address }) => [envelopeId, address]))
    const rows = (envelopes ?? [])
      .filter(({ id }) => addresses.has(id))
      .map(({ id, name, address, email }) => [name, address ?? '', email ?? '', addresses.get(id) ?? ''])
    const heads = ['Envelope', 'Address', 'Email', 'RSVP link']
    saveFile(`RSVP links of ${coupleNames(client)}.csv`, 'text/csv', csvOf([heads, ...rows]))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="RSVP Links"
      description="Each envelope gets a link to a page where its guests answer. Nothing is sent."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {made ? (
            <Button variant="primary" onClick={download}>
              Download CSV
            </Button>
          ) : (
            <Button variant="primary" pending={isPending} pendingLabel="Making Links..." onClick={() => void make()}>
              Make Links
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <div className="grid gap-4">
          <p className="text-sm">
            {counted(made.links.length, 'link')} ready. They are shown only now: download them for the printer, or to
            send them yourself.
          </p>
          <TextInput
            label="Code for the printed card"
            hint={`Guests without a link answer at ${location.origin}/rsvp with this code and their name.`}
            readOnly
            value={made.code}
            onFocus={({ target }) => target.select()}
          />
        </div>
      ) : (
        <Switch
          label="Earlier links stop working"
          hint="Without this, links that are printed or sent already keep working."
          checked={renew}
          onChange={setRenew}
        />
      )}
    </Dialog>
  )
}
