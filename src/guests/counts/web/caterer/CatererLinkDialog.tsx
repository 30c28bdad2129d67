import { useState } from 'react'
import * as calls from '#guests/counts/contract/caterer/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ShownOnce } from '#platform/web/ui/controls/ShownOnce.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import * as linkCalls from '#weddings/links/contract/calls.ts'

type Props = {
  clientId: number
  /** Gets a new address; without one, a new link is made. */
  link?: { id: number; label: string }
  onClose: () => void
}

/** Makes an address for a caterer, which is shown once. Larkspur sends nothing here. */
export function CatererLinkDialog({ clientId, link, onClose }: Props) {
  const make = useCall(calls.makeLink)
  const renew = useCall(linkCalls.renew)
  const [label, setLabel] = useState(link?.label ?? '')
  const [address, setAddress] = useState<string>()
  const addressOfRenewed = async (linkId: number) =>
    `${location.origin}/caterer/${(await renew.mutateAsync({ params: { id: clientId, linkId } })).token}`
  const run = async () => {
    try {
      if (link) return setAddress(await addressOfRenewed(link.id))
      setAddress((await make.mutateAsync({ params: { id: clientId }, body: { label } })).address)
    } catch (error) {
      toastFailure(error, 'Error', 'The link could not be made. Please try again.')
    }
  }
  const words = link ? ['Make New Address', 'Making...'] : ['Make Link', 'Making Link...']
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={link ? `New Address for ${link.label}` : 'Caterer’s Link'}
      description={
        link
          ? 'The earlier address stops working. Nothing is sent.'
          : 'Whoever has the address sees the counts, and allergies with names. Nothing is sent.'
      }
      footer={
        <>
          <Button onClick={onClose}>{address ? 'Done' : 'Cancel'}</Button>
          {!address && (
            <Button
              variant="primary"
              disabled={!label.trim()}
              pending={make.isPending || renew.isPending}
              pendingLabel={words[1]}
              onClick={() => void run()}
            >
              {words[0]}
            </Button>
          )}
        </>
      }
    >
      {address ? (
        <ShownOnce
          label="Address"
          value={address}
          copy="Copy Address"
          copied={{ title: 'Address copied', text: 'Send it to the caterer.' }}
        />
      ) : (
        !link && (
          <TextInput
            label="Whom It Is For"
            placeholder="Fern Hill Kitchen"
            required
            dir="auto"
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        )
      )}
    </Dialog>
  )
}
