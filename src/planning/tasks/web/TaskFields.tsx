import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { TieFields } from '#weddings/clients/web/public/TieFields.tsx'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'
import { AssigneeField } from '#planning/tasks/web/AssigneeField.tsx'
import { StepFields, type StepValue } from '#planning/tasks/web/StepFields.tsx'
import { isShownToCouple } from '#planning/tasks/web/shown-to-couple.ts'
import type { TaskForm } from '#planning/tasks/web/task-form.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

const noSteps: readonly StepValue[] = []
const internal = [{ value: '', label: 'No client (internal task)' }]

type Props = { form: TaskForm; /** When editing. */ task?: Task }

/** The fields of a task, in every dialog and page. */
export function TaskFields({ form, task }: Props) {
  const isInternal = !form.values.clientId
  const assignedTo = form.values.assignedTo ?? ''
  const isShown = isShownToCouple(form.values, task)
  const chooseClient = (chosen: string) => {
    form.setValue('clientId', chosen)
    if (chosen === '') form.setValue('offset', null)
    else form.setValue('repeat', '')
    if (chosen === '' && assignedTo === 'client') form.setValue('assignedTo', 'planner')
  }
  return (
    <>
      <TextInput label="Title" required wide {...form.register('title')} />
      {(isInternal || !form.values.offset) && <DateField label="Due Date" wide {...form.register('dueDate')} />}
      <CoupleField
        label="Client (Optional)"
        others={internal}
        hint={isInternal ? 'Only your studio sees internal tasks.' : undefined}
        wide
        {...form.register('clientId')}
        onChange={({ target }) => chooseClient(target.value)}
      />
      {!isInternal && (
        <div className="sm:col-span-2">
          <Switch
            label="Private to the studio"
            checked={!isShown}
            onChange={(isPrivate) => form.setValue('visibleToCouple', !isPrivate)}
            hint={isShown ? 'The couple sees this task in their portal.' : 'The couple does not see this task.'}
          />
        </div>
      )}
      {!isInternal && (
        <TieFields
          clientId={String(form.values.clientId)}
          value={form.values.offset ?? null}
          error={form.errors.offset?.message}
          onChange={(offset) => form.setValue('offset', offset)}
        />
      )}
      <NativeSelect label="Priority" {...form.register('priority')}>
        <Options labels={priorityLooks} />
      </NativeSelect>
      <AssigneeField form={form} isInternal={isInternal} />
      <TextInput label="Phase (Optional)" hint="A heading in the lists" maxLength={100} {...form.register('phase')} />
      {isInternal && (
        <NativeSelect label="Repeat" {...form.register('repeat')}>
          <option value="">Never</option>
          <option value="weekly">Weekly</option>
          <option value="monthly">Monthly</option>
        </NativeSelect>
      )}
      <StepFields steps={form.values.steps ?? noSteps} onChange={(steps) => form.setValue('steps', steps)} />
      <TextArea label="Description (Optional)" rows={3} wide {...form.register('description')} />
    </>
  )
}
