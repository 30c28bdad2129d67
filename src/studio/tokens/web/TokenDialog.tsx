import * as calls from '#studio/tokens/contract/calls.ts'
import { tokenLifetimes, type TokenRole } from '#studio/tokens/contract/endpoints.ts'
import { accessWords } from '#studio/tokens/web/token-words.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/tokens/contract/endpoints.ts').then(({ newToken }) => newToken)

type Lifetime = (typeof tokenLifetimes)[number]
type Values = { name: string; role: TokenRole; readsOnly: boolean; days: Lifetime | null }
const empty = (): Values => ({ name: '', role: 'assistant', readsOnly: false, days: 90 })

type Props = { open: boolean; onClose: () => void; onMade: (made: { id: number; token: string }) => void }

/** Makes a token with the rights of a role. */
export default function TokenDialog({ open, onClose, onMade }: Props) {
  const { mutateAsync } = useCall(calls.create)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const { role, days, readsOnly } = form.values
  const submit = form.handleSubmit(async (body) => {
    onMade(await mutateAsync({ body }))
    onClose()
  }, 'Failed to create the token. Please try again.')
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="New API Token" submit={['Create Token', 'Creating...']}>
      <TextInput label="Name" hint="The program that uses it" required {...form.register('name')} />
      <NativeSelect label="Reaches" hint={accessWords[role].text} {...form.register('role')}>
        <Options labels={accessWords} />
      </NativeSelect>
      <NativeSelect
        label="Valid For"
        value={days ?? ''}
        onChange={({ target }) =>
          form.setValue('days', tokenLifetimes.find((one) => String(one) === target.value) ?? null)
        }
      >
        {tokenLifetimes.map((one) => (
          <option key={one} value={one}>
            {one} days
          </option>
        ))}
        <option value="">It does not expire</option>
      </NativeSelect>
      <Switch
        label="Read-only"
        hint="It can’t change anything."
        checked={readsOnly === true}
        onChange={(only) => form.setValue('readsOnly', only)}
      />
    </FormDialog>
  )
}
