import { NewPasswordFields } from '#studio/accounts/web/public/NewPasswordFields.tsx'
import type { SignUp } from '#studio/accounts/web/use-sign-up.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

export function SignUpForm({ form, onSubmit }: SignUp) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 sm:grid-cols-2">
      <TextInput label="Full Name" autoComplete="name" required {...form.register('name')} />
      <TextInput
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.register('username')}
      />
      <TextInput label="Email" type="email" autoComplete="username" required wide {...form.register('email')} />
      <TextInput label="Business Name (Optional)" autoComplete="organization" wide {...form.register('businessName')} />
      <NewPasswordFields register={form.register} />
      <SubmitButton form={form} words={['Create Account', 'Creating account...']} className="sm:col-span-2" />
    </form>
  )
}
