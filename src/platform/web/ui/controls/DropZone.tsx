import Upload from 'lucide-react/icons/upload'
import { useState, type DragEvent, type ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  label: string
  hint: ReactNode
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** A file chooser that files can be dropped on. */
export function DropZone({ label, hint, accept, multiple, disabled, onFiles }: Props) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const taken = [...(files ?? [])]
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver && !disabled)
  }
  return (
    <div
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        if (!disabled) take(event.dataTransfer.files)
      }}
      className={joined(
        'relative rounded-md border border-dashed px-5 py-6 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over ? 'border-accent bg-accent-soft' : 'border-control',
        disabled && 'opacity-60',
      )}
    >
      <Upload aria-hidden className="mx-auto size-5 text-muted" />
      <p className="mt-2 text-sm font-medium">{label}</p>
      <p className="mt-0.5 text-[0.8125rem] text-muted">{hint}</p>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  )
}
