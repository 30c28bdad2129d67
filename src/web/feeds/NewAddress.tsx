import { AnchorButton, Button } from '#web/ui/controls/Button.tsx'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

/** The address of a calendar, which is shown only after it was made, since only its hash is stored. */
export function NewAddress({ token }: { token: string }) {
  const path = `/api/calendar/${token}.ics`
  const address = `${location.origin}${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Address copied', text: 'Paste it where your calendar asks for an address to subscribe to.' })
    } catch {
      toast({ title: 'Copying failed', text: 'Please select the address and copy it.' })
    }
  }
  return (
    <div className="space-y-3 rounded-md bg-sunken p-4">
      <TextInput
        label="Address"
        hint="Copy it now. It is not shown again."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>Copy Address</Button>
        <AnchorButton variant="quiet" href={`webcal://${location.host}${path}`}>
          Open in a calendar
        </AnchorButton>
      </div>
    </div>
  )
}
