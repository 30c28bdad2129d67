import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast, type Toast } from '#platform/web/ui/overlays/toast.ts'

type Props = {
  label: string
  value: string
  copy: string
  /** The toast after copying. */
  copied: Toast
  /** Beside the button. */
  children?: ReactNode
}

/** A secret that is shown only after it was made, since only its hash is stored. */
export function ShownOnce({ label, value, copy, copied, children }: Props) {
  const write = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(copied)
    } catch {
      toast({ title: 'Copying failed', text: 'Please select the text and copy it.' })
    }
  }
  return (
    <div className="space-y-3 rounded-md bg-sunken p-4">
      <TextInput
        label={label}
        hint="Copy it now. It will not be shown again."
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void write()}>{copy}</Button>
        {children}
      </div>
    </div>
  )
}
