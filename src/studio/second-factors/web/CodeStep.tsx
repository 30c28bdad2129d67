import { useEffect, useState } from 'react'
import type { SecondFactorMethod } from '#platform/contract/errors.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { PasskeyButton } from '#studio/second-factors/web/public/PasskeyButton.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ codeForm }) => codeForm)

const kinds = {
  app: {
    label: 'Code',
    hint: 'The six digits your authenticator app shows for Larkspur',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery Code',
    hint: 'One of the codes you kept; each works once',
    other: 'Use the authenticator app instead',
  },
} as const

type Props = {
  methods: readonly SecondFactorMethod[]
  onPasskey: () => Promise<void>
  onConfirm: (code: string) => Promise<void>
  onBack: () => void
}

/** The step after the password, for accounts with second factors. */
export default function CodeStep({ methods, onPasskey, onConfirm, onBack }: Props) {
  const offered = (['app', 'recovery'] as const).filter((kind) => methods.includes(kind))
  const [kind, setKind] = useState(offered[0])
  const form = useZodForm(rules, { code: '' })
  const submit = form.handleSubmit(({ code }) => onConfirm(code), ['Login Failed', 'Please check the code.'])
  useEffect(() => document.querySelector<HTMLElement>('form input')?.focus(), [kind])
  const other = offered.find((one) => one !== kind)
  return (
    <div className="mt-6 space-y-5">
      {methods.includes('passkey') && <PasskeyButton signIn={onPasskey} label="Use Your Passkey" />}
      {kind && (
        <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
          {form.failed && <Notice kind="failure">{form.failed}</Notice>}
          <TextInput
            key={kind}
            label={kinds[kind].label}
            hint={kinds[kind].hint}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            required
            inputClassName="tabular"
            {...form.register('code')}
          />
          <SubmitButton form={form} words={['Confirm', 'Confirming...']} className="w-full" />
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        {other && kind && (
          <Button
            variant="quiet"
            onClick={() => {
              form.reset()
              setKind(other)
            }}
          >
            {kinds[kind].other}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
      <p className="text-sm text-muted">
        {offered.includes('recovery') ? 'Lost everything?' : 'No recovery code left?'} The owner of your studio can
        reset your second factors. If you are the owner, whoever runs this Larkspur can reset yours.
      </p>
    </div>
  )
}
