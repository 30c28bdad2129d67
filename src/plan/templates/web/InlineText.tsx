import { useEffect, useRef, useState } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  label: string
  value: string
  /** Shown instead of an empty value. */
  empty?: string
  required?: boolean
  maxLength: number
  className?: string
  onSave: (text: string) => void
}

const focusNow = (field: HTMLInputElement | null) => field?.focus()

/** A text that becomes a field when it is pressed. Enter or leaving the field saves, Escape takes it back. */
export function InlineText({ label, value, empty, required, maxLength, className, onSave }: Props) {
  const [text, setText] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)
  const isOpen = text !== undefined
  useEffect(() => {
    if (!isOpen && givesFocusBack.current) opener.current?.focus()
    givesFocusBack.current = false
  }, [isOpen])

  const close = (keepsFocus: boolean) => {
    givesFocusBack.current = keepsFocus
    setText(undefined)
  }
  const save = (keepsFocus: boolean) => {
    // A field that is removed loses the focus too.
    if (givesFocusBack.current) return
    const next = text?.trim() ?? ''
    if (next !== value && (next !== '' || !required)) onSave(next)
    close(keepsFocus)
  }
  if (text !== undefined) {
    return (
      <input
        dir="auto"
        type="text"
        aria-label={label}
        ref={focusNow}
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Otherwise the key would press the button, which has the focus by then.
            event.preventDefault()
            save(true)
          }
          if (event.key === 'Escape') close(true)
        }}
        className={joined(controlClass, className)}
      />
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      data-tooltip={`Edit ${label.toLowerCase()}`}
      onClick={() => setText(value)}
      className={joined(
        '-mx-1.5 rounded-sm px-1.5 text-left wrap-anywhere hover:bg-sunken touchable',
        !value && 'text-muted',
        className,
      )}
    >
      {value || empty}
      <span className="sr-only">{` (edit ${label.toLowerCase()})`}</span>
    </button>
  )
}
