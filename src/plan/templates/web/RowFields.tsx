import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'
import type { RowForm } from '#plan/templates/web/row-form.ts'
import { WhenFields } from '#plan/templates/web/WhenFields.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { TimeField } from '#platform/web/ui/controls/TimeField.tsx'

type Props = { form: RowForm; row: TemplateRow; rows: readonly TemplateRow[]; phases: readonly string[] }

export function RowFields({ form, row, rows, phases }: Props) {
  return (
    <>
      <TextInput label="Title" required wide {...form.register('title')} />
      <WhenFields form={form} row={row} rows={rows} />
      {row.kind === 'task' && <TaskFields form={form} />}
      {row.kind === 'event' && <EventFields form={form} />}
      {row.kind === 'payment' && (
        <TextInput label="Share in Percent" inputMode="decimal" required {...form.register('share')} />
      )}
      <NativeSelect label="Phase" wide={row.kind !== 'payment'} {...form.register('phase')}>
        <option value="">No phase</option>
        {phases.map((phase) => (
          <option key={phase}>{phase}</option>
        ))}
      </NativeSelect>
      <TextArea label="Description (Optional)" rows={3} wide {...form.register('description')} />
    </>
  )
}

function TaskFields({ form }: { form: RowForm }) {
  const isForCouple = form.values.assignedTo === 'client'
  return (
    <>
      <NativeSelect label="Priority" {...form.register('priority')}>
        <Options labels={priorityLooks} />
      </NativeSelect>
      <NativeSelect label="Assigned To" {...form.register('assignedTo')}>
        <option value="planner">You</option>
        <option value="client">The couple</option>
      </NativeSelect>
      <div className="sm:col-span-2">
        <Switch
          label="Private to the studio"
          checked={!isForCouple && !form.values.visibleToCouple}
          disabled={isForCouple}
          onChange={(isPrivate) => form.setValue('visibleToCouple', !isPrivate)}
          hint={isForCouple ? 'The couple sees their own tasks.' : undefined}
        />
      </div>
      <TextArea label="Steps (Optional)" hint="One per line." rows={4} wide {...form.register('steps')} />
    </>
  )
}

function EventFields({ form }: { form: RowForm }) {
  return (
    <>
      <NativeSelect label="Type" wide {...form.register('type')}>
        <Options labels={eventTypeLabels} />
      </NativeSelect>
      <TimeField label="Time (Optional)" {...form.register('time')} />
      <TextInput label="Duration in Minutes (Optional)" inputMode="numeric" {...form.register('minutes')} />
    </>
  )
}
