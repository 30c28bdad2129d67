import { Button } from '#web/ui/controls/Button.tsx'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

/** A token that was just made; later, only its hash is known. */
export function NewToken({ token }: { token: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      toast({ title: 'Token copied', text: 'Keep it like a password.' })
    } catch {
      toast({ title: 'Copying failed', text: 'Please select the token and copy it.' })
    }
  }
  return (
    <div className="space-y-3 rounded-md bg-sunken p-4">
      <TextInput
        label="Token"
        hint="Copy it now. It is not shown again."
        readOnly
        value={token}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>Copy Token</Button>
    </div>
  )
}
