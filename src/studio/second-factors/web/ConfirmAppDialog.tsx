import * as calls from '#studio/second-factors/contract/calls.ts'
import { QrCode } from '#studio/second-factors/web/QrCode.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ codeForm }) => codeForm)
const empty = () => ({ code: '' })

type Props = {
  open: boolean
  onClose: () => void
  secret: string
  address: string
  onConfirmed: (recoveryCodes: readonly string[] | null) => void
}

/** Shows the secret to the app, and asks for its first code. */
export function ConfirmAppDialog({ open, onClose, secret, address, onConfirmed }: Props) {
  const { mutateAsync } = useCall(calls.confirmAuthenticator)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const submit = form.handleSubmit(async (body) => {
    const { recoveryCodes } = await mutateAsync({ body })
    toast({ title: 'App added', text: 'From now on, signing in asks for its code.' })
    onConfirmed(recoveryCodes)
  }, 'Failed to add the app. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title="Set Up an Authenticator App"
      description="Scan this with the app, or type the key into it. Then enter the code it shows."
      submit={['Add the App', 'Adding...']}
    >
      <QrCode text={address} label="QR code with the key for your app" />
      <div className="space-y-5">
        <div>
          <p className="text-sm font-medium">Key</p>
          <p className="mt-1 text-sm tabular wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          inputClassName="tabular"
          {...form.register('code')}
        />
      </div>
    </FormDialog>
  )
}
