import * as calls from '#money/price-list/contract/calls.ts'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

type Props = { service: Service | undefined; open: boolean; onClose: () => void }

const rulesIn = inEachCurrency(
  (currency) => () =>
    import('#money/price-list/web/service-rules.ts').then(({ serviceRules }) => serviceRules(currency)),
)

const valuesOf = (service?: Service) => ({ description: service?.description ?? '', rate: service?.rate ?? '' })
const fieldNames = { description: 'Service', rate: 'Price' }
const { about } = partsOf(calls.change)

/** Adds a service, or changes the given one. */
export default function ServiceDialog({ service: given, open, onClose }: Props) {
  const { data: services } = useAnswer(calls.list, {}, { enabled: given !== undefined })
  // The service as somebody else may have changed it since the dialog was opened.
  const service = given && (services?.find(({ id }) => id === given.id) ?? given)
  const add = useCall(calls.add)
  const change = useCall(calls.change)
  const start = () => valuesOf(service)
  const form = useZodForm(rulesIn(currencyHere()), start(), formDraft(`service-${service?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const { seen, conflicts, settle } = useOthersEdits(service, open, form, valuesOf)
  const submit = form.handleSubmit(async (body) => {
    if (seen) {
      const changes = changesOf(body, form.changed, seen)
      await withTheirs(about, change.mutateAsync({ params: { id: seen.id }, body: changes }))
    } else await add.mutateAsync({ body })
    dialog.leave()
    toast({ title: 'Service saved', text: body.description })
  }, 'Failed to save the service. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={service ? 'Edit Service' : 'New Service'}
      submit={['Save Service', 'Saving...']}
    >
      {service && (
        <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={service} onSettle={settle} />
      )}
      <TextInput label="Service" required wide {...form.register('description')} />
      <AmountField currency={currencyHere()} label="Price" required {...form.register('rate')} />
    </FormDialog>
  )
}
