import * as calls from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { isShownToCouple } from '#planning/tasks/web/shown-to-couple.ts'
import { fieldNames, inWords } from '#planning/tasks/web/task-words.ts'
import { untouched, useTaskForm, valuesOf } from '#planning/tasks/web/task-form.ts'
import { TaskFields } from '#planning/tasks/web/TaskFields.tsx'
import { withTie } from '#weddings/clients/web/public/tie.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

const { about } = partsOf(calls.update)

type Props = { task: Task; onDone: () => void }

/** Edits a task in its dialog or on its page. */
export default function EditTaskForm({ task, onDone }: Props) {
  const { mutateAsync } = useCall(calls.update)
  const form = useTaskForm(untouched(valuesOf(task)), `task-${task.id}`)
  const { seen, conflicts, settle } = useOthersEdits(
    task,
    true,
    { ...form, rebase: (next) => form.rebase(untouched(next)) },
    valuesOf,
  )
  const couples = useClientChoices(conflicts.includes('clientId'))
  const theirs = valuesOf(task)
  const visibleToCouple = isShownToCouple(form.values, task)

  const leave = () => {
    form.reset()
    onDone()
  }
  const submit = form.handleSubmit(async (body) => {
    // A task that is given to its couple is shown to it without having been asked about.
    const tied = withTie(form.changed, body.offset)
    const changed = visibleToCouple === task.visibleToCouple ? tied : [...tied, 'visibleToCouple']
    const changes = changesOf({ ...body, visibleToCouple }, changed, { ...seen, steps: valuesOf(seen).steps })
    await withTheirs(about, mutateAsync({ params: { id: task.id }, body: changes }))
    leave()
    toast({ title: 'Task updated', text: `“${body.title}” has been saved.` })
  }, 'Failed to update task. Please try again.')

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
      <DraftNote form={form} />
      <Conflicts
        fields={conflicts.filter(
          (field) =>
            (field !== 'memberId' || !conflicts.includes('assignedTo')) &&
            (field !== 'visibleToCouple' || visibleToCouple !== task.visibleToCouple),
        )}
        names={fieldNames}
        mine={inWords(form.values, visibleToCouple, couples)}
        theirs={inWords(theirs, task.visibleToCouple, couples)}
        onSettle={(field, whose) => {
          // The name of a member and its id belong together.
          if (field === 'assignedTo') settle('memberId', whose)
          settle(field, whose)
        }}
      />
      <TaskFields form={form} task={task} />
      <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button onClick={leave}>Cancel</Button>
        <SubmitButton form={form} words={['Save Task', 'Saving...']} />
      </div>
    </form>
  )
}
