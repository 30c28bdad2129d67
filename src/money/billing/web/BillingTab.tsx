import { currencyHere } from '#platform/web/ui/format/money.ts'
import type { BillingSettings } from '#money/billing/contract/endpoints.ts'
import * as calls from '#money/billing/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { changesIn, numberPreview, valuesOf } from '#money/billing/web/billing-form.ts'
import { ReminderField } from '#money/billing/web/ReminderField.tsx'
import { PriceListCard } from '#money/price-list/web/public/PriceListCard.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { SettingsForm } from '#studio/settings/web/public/SettingsForm.tsx'
import { useSettingsForm } from '#studio/settings/web/public/use-settings-form.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'

const rules = () => import('#money/billing/web/billing-rules.ts').then(({ billingRules }) => billingRules)

const amountsInWords = (currency: string) =>
  currency === 'USD'
    ? 'Amounts are in US dollars.'
    : `Amounts are in ${currency}, unless a wedding has a currency of its own.`

export default function BillingTab() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {})
  if (data)
    return (
      <div className="space-y-5">
        <BillingForm stored={data} />
        {hasRight('money') && <PriceListCard />}
        <p className="text-sm text-muted">
          The logo on your invoices is set in{' '}
          <a href="/settings?tab=look" className="font-medium text-accent-ink underline underline-offset-4">
            Your Look
          </a>
          .
        </p>
      </div>
    )
  if (isLoadingError) return <FailedState what="billing settings" onRetry={() => void refetch()} pending={isFetching} />
  return <Skeleton className="h-160 rounded-md" />
}

function BillingForm({ stored }: { stored: BillingSettings }) {
  const { mutateAsync } = useCall(calls.update)
  const { form, onSubmit } = useSettingsForm(
    rules,
    { name: 'billing', stored },
    valuesOf,
    (body, changed) => mutateAsync({ body: changesIn(body, changed) }),
    {
      saved: 'Billing updated',
      savedText: 'Your billing settings have been saved.',
      failed: 'Failed to update billing settings. Please try again.',
    },
  )
  const next = numberPreview(form.values)
  return (
    <SettingsForm
      title="Billing"
      text={`How you invoice, and how couples pay you. ${amountsInWords(currencyHere())}`}
      form={form}
      onSubmit={onSubmit}
    >
      <TextArea
        label="Payment Instructions"
        rows={4}
        wide
        placeholder="Bank, account, and what to write on the transfer"
        hint={
          stored.takesCards
            ? 'Couples can pay online. The instructions appear on the PDF, and wherever an amount cannot be paid online.'
            : 'Couples see your payment instructions; online payments need Stripe, which is not set up on this installation.'
        }
        {...form.register('paymentInstructions')}
      />
      <Part legend="Tax" />
      <TextInput label="Tax Number" wide {...form.register('taxNumber')} />
      <TextInput label="Tax Label" placeholder="Sales tax" {...form.register('taxLabel')} />
      <TextInput
        label="Tax Rate (%)"
        inputMode="decimal"
        inputClassName="tabular"
        placeholder="8.875"
        {...form.register('taxRate')}
      />
      <Part legend="Invoice Numbers" />
      <TextInput label="Prefix" placeholder="INV-" {...form.register('numberPrefix')} />
      <TextInput
        label="Next Number"
        inputMode="numeric"
        inputClassName="tabular"
        hint={next && `The next invoice is ${next}.`}
        {...form.register('nextNumber')}
      />
      <Part
        legend="Reminders"
        text="At most one email a day to each invited couple, about everything that is still open."
      />
      <ReminderField form={form} label="Before the due date" on="remindsBefore" days="remindBefore" />
      <ReminderField form={form} label="After the due date" on="remindsAfter" days="remindAfter" />
    </SettingsForm>
  )
}

function Part({ legend, text }: { legend: string; text?: string }) {
  return (
    <div className="mt-1 border-t border-line pt-5 sm:col-span-2">
      <h3 className="text-sm font-semibold">{legend}</h3>
      {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
    </div>
  )
}
