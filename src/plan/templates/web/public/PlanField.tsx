import * as calls from '#plan/templates/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'

type Props = { value: string; onChange: (template: string) => void }

/** The choice of a plan in a form; nothing in a studio without templates. */
export function PlanField({ value, onChange }: Props) {
  const { data: templates = [] } = useAnswer(calls.list, {})
  if (templates.length === 0) return null
  return (
    <NativeSelect
      label="Plan"
      hint="You see every row with its date before anything is added."
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">No plan yet</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
