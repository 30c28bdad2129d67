import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { InPlaceEditor, type EditorProps } from '#weddings/clients/web/InPlaceEditor.tsx'
import { CallError } from '#platform/web/calls/call.ts'
import { TwoValues } from '#platform/web/ui/controls/TwoValues.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'

type Props = Omit<EditorProps, 'start' | 'refusal' | 'note' | 'onCancel' | 'onSave' | 'onType'> & {
  clientId: number
  value: string | null
  /** The formatted value, shown while it is not being edited. */
  display?: ReactNode
  empty?: string
  className?: string
  /** Gets the value that was there when the editor was opened, too. */
  onSave: (value: string, seen: string | null) => Promise<unknown>
}

type Draft = { text: string; seen: string | null; refusal?: unknown }

/** A value that is edited in place, with a draft until it is saved or cancelled. The new value shows at once; if it is refused, the editor opens again with it, beside the value that somebody else has written meanwhile. */
export function InPlace({ clientId, value, display, empty = 'Not given yet', className, onSave, ...editor }: Props) {
  const draftName = `client-${clientId}-${editor.field}`
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(draftName))
  const opener = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const close = () => setDraft(undefined)
  const cancel = () => {
    writeDraft(draftName, undefined)
    close()
  }

  useEffect(() => {
    if (!draft && wasEdited.current) opener.current?.focus()
    wasEdited.current = draft !== undefined
  }, [draft])

  const save = async (text: string, seen: string | null) => {
    if (text === (value ?? '')) return cancel()
    close()
    try {
      await onSave(text, seen)
      writeDraft(draftName, undefined)
    } catch (refusal) {
      setDraft({ text, seen, refusal })
    }
  }

  const theirs =
    draft?.refusal instanceof CallError
      ? (draft.refusal.current?.[editor.field] as string | null | undefined)
      : undefined
  if (draft) {
    return (
      <li className={joined('rounded-md bg-sunken p-3', className)}>
        <InPlaceEditor
          {...editor}
          start={draft.text}
          refusal={draft.refusal}
          note={
            theirs !== undefined && (
              <TwoValues
                name={editor.label}
                mine={draft.text}
                theirs={theirs ?? ''}
                onMine={() => void save(draft.text, theirs)}
                onTheirs={cancel}
              />
            )
          }
          onType={(text) => writeDraft(draftName, { text, seen: draft.seen })}
          onCancel={cancel}
          onSave={(text) => void save(text, draft.seen)}
        />
      </li>
    )
  }
  const shown = display ?? value
  return (
    <li className={joined('group relative min-w-0 rounded-md px-3 py-2.5 hover:bg-sunken', className)}>
      <p className="text-[0.8125rem] text-muted">{editor.label}</p>
      <div
        className={joined(
          'mt-0.5 pr-8 wrap-anywhere',
          editor.multiline && 'whitespace-pre-wrap',
          !shown && 'text-muted',
        )}
      >
        {shown || empty}
        <button
          ref={opener}
          type="button"
          aria-label={`Edit ${editor.label}`}
          onClick={() => setDraft({ text: value ?? '', seen: value })}
          className="absolute inset-0 rounded-md focus-visible:-outline-offset-2"
        >
          <Pencil
            aria-hidden
            className="absolute top-3.5 right-3 size-4 text-muted opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
          />
        </button>
      </div>
    </li>
  )
}
