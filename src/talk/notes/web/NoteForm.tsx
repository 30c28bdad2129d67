import { useRef } from 'react'
import * as calls from '#talk/notes/contract/calls.ts'
import type { Mentionable } from '#talk/notes/contract/endpoints.ts'
import { withInserted } from '#platform/web/ui/controls/with-inserted.ts'
import { localPlanner } from '#platform/web/session/session.ts'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { InsertButtons } from '#platform/web/ui/controls/InsertButtons.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#talk/notes/contract/endpoints.ts').then(({ noteForm }) => noteForm)

/** Adds a note. The buttons insert the names of those who can be mentioned; they can be typed as well. */
export function NoteForm({ clientId, people }: { clientId: number; people: readonly Mentionable[] }) {
  const { mutateAsync } = useCall(calls.create)
  const form = useZodForm(rules, { text: '' }, formDraft(`note-${clientId}`))
  const box = useRef<HTMLFormElement>(null)
  const own = localPlanner()?.memberId ?? null
  const others = people.filter(({ memberId }) => memberId !== own)

  const mention = (word: string) =>
    form.setValue('text', withInserted(box.current?.querySelector('textarea') ?? null, `${word} `))
  const submit = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { id: clientId }, body })
    form.reset()
  }, 'Failed to add the note. Please try again.')

  return (
    <form ref={box} noValidate onSubmit={(event) => void submit(event)} className="mt-2">
      <DraftNote form={form} />
      <TextArea
        label="New note"
        rows={2}
        hint={others.length > 0 ? 'Anyone you mention gets a notification.' : undefined}
        {...form.register('text')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <InsertButtons label="Mention" words={others.map(({ name }) => `@${name}`)} onInsert={mention} />
        <SubmitButton form={form} words={['Add Note', 'Adding...']} className="ml-auto" />
      </div>
    </form>
  )
}
