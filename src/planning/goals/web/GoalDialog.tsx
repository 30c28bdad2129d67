import type { Goal, GoalCategory, GoalUnit } from '#planning/goals/contract/endpoints.ts'
import * as calls from '#planning/goals/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { categoryLabels, unitLabelsHere } from '#planning/goals/web/goal-words.ts'
import { canFollowMoney } from '#planning/goals/contract/follows-money.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { partsOf } from '#platform/contract/call.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { Options } from '#platform/web/ui/controls/Options.tsx'

const rules = () => import('#planning/goals/contract/endpoints.ts').then(({ goalForm }) => goalForm)

const empty = {
  title: '',
  description: '',
  currentValue: '0',
  targetValue: '0',
  unit: 'count' as GoalUnit,
  category: 'consultations' as GoalCategory,
  followsMoney: false,
}

type FormValues = Omit<typeof empty, 'description'> & { description?: string | null | undefined }

const valuesOf = (goal: Goal | undefined): typeof empty =>
  goal
    ? {
        title: goal.title,
        description: goal.description ?? '',
        // What was paid back may be more than what was received, but no such value can be typed.
        currentValue: String(Math.max(0, goal.currentValue)),
        targetValue: String(goal.targetValue),
        unit: goal.unit,
        category: goal.category,
        followsMoney: goal.followsMoney,
      }
    : empty

const fieldNames = {
  title: 'Title',
  description: 'Description',
  currentValue: 'Current Value',
  targetValue: 'Target Value',
  unit: 'Unit',
  category: 'Category',
  followsMoney: 'Filled in from your payments',
}
const inWords = ({ description, unit, category, ...values }: FormValues) => ({
  ...values,
  description: description ?? '',
  unit: unitLabelsHere()[unit],
  category: categoryLabels[category],
})
const { about } = partsOf(calls.update)

type Props = { monthYear: string; goal: Goal | undefined; open: boolean; onClose: () => void }

/** Creates a goal in the month that is shown, or edits the given one. */
export default function GoalDialog({ monthYear, goal: given, open, onClose }: Props) {
  const { data: goals } = useAnswer(calls.list, { query: { monthYear } }, { enabled: given !== undefined })
  // The goal as somebody else may have changed it since the dialog was opened.
  const goal = given && (goals?.find(({ id }) => id === given.id) ?? given)
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(goal), formDraft(`goal-${goal?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, () => valuesOf(goal), onClose)

  const { seen, conflicts, settle } = useOthersEdits(goal, open, form, valuesOf)
  const canFollow = canFollowMoney(form.values)
  const follows = canFollow && form.values.followsMoney
  const sayFirst = (wrong: typeof form.errors) => {
    const [problem] = Object.values(wrong)
    toast({ title: 'Validation Error', text: problem?.message, variant: 'destructive' })
  }
  const submit = form.handleSubmit(
    async (values) => {
      const body = { ...values, followsMoney: values.followsMoney && canFollowMoney(values) }
      if (seen) {
        const isEnded = body.followsMoney !== values.followsMoney
        const changes = changesOf(body, isEnded ? [...form.changed, 'followsMoney'] : form.changed, seen)
        const sent = { ...changes, updatedAt: new Date().toISOString() }
        await withTheirs(about, update.mutateAsync({ params: { id: seen.id }, body: sent }))
      } else await create.mutateAsync({ body: { ...body, monthYear } })
      dialog.leave()
      toast({ title: 'Success', text: `Progress goal ${goal ? 'updated' : 'created'} successfully` })
    },
    `Failed to ${goal ? 'update' : 'create'} progress goal`,
    sayFirst,
  )

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={goal ? 'Edit Progress Goal' : 'New Progress Goal'}
      submit={[goal ? 'Update Goal' : 'Create Goal', 'Saving...']}
    >
      {goal && (
        <Conflicts
          fields={conflicts}
          names={fieldNames}
          mine={inWords(form.values)}
          theirs={inWords(valuesOf(goal))}
          onSettle={settle}
        />
      )}
      <TextInput label="Title" required wide {...form.register('title')} />
      <TextArea label="Description (Optional)" rows={2} wide {...form.register('description')} />
      {!follows && <TextInput label="Current Value" type="number" min={0} {...form.register('currentValue')} />}
      <TextInput label="Target Value" type="number" min={1} required {...form.register('targetValue')} />
      <NativeSelect label="Unit" {...form.register('unit')}>
        <Options labels={unitLabelsHere()} />
      </NativeSelect>
      <NativeSelect label="Category" {...form.register('category')}>
        <Options labels={categoryLabels} />
      </NativeSelect>
      {canFollow && (
        <div className="sm:col-span-2">
          <Switch
            label="Filled in from your payments"
            hint="Its value is what you received this month, so you do not need to type it."
            checked={form.values.followsMoney}
            onChange={(followsMoney) => form.setValue('followsMoney', followsMoney)}
          />
        </div>
      )}
    </FormDialog>
  )
}
