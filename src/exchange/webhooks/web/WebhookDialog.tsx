import * as calls from '#exchange/webhooks/contract/calls.ts'
import { webhookTopics, type Webhook, type WebhookTopic } from '#exchange/webhooks/contract/endpoints.ts'
import { CheckLine, toggled } from '#platform/web/ui/controls/CheckLine.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { topicWords } from '#exchange/webhooks/web/webhook-words.ts'

const rules = () => import('#exchange/webhooks/contract/endpoints.ts').then(({ newWebhook }) => newWebhook)

type Values = { address: string; topics: WebhookTopic[] }
const empty = (): Values => ({ address: '', topics: [...webhookTopics] })

type Props = { open: boolean; onClose: () => void; onMade: (made: Webhook & { secret: string }) => void }

/** Adds an address that is told what happens in the studio. */
export default function WebhookDialog({ open, onClose, onMade }: Props) {
  const { mutateAsync } = useCall(calls.create)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const { topics } = form.values
  const submit = form.handleSubmit(async (body) => {
    onMade(await mutateAsync({ body }))
    onClose()
  }, 'Failed to add the webhook. Please try again.')
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="New Webhook" submit={['Add Webhook', 'Adding...']}>
      <TextInput
        label="Address"
        hint="It receives a signed POST for each event"
        type="url"
        inputMode="url"
        placeholder="https://"
        required
        wide
        {...form.register('address')}
      />
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-medium">Is Told About</legend>
        <div className="mt-1 grid grid-cols-2">
          {webhookTopics.map((topic) => (
            <CheckLine
              key={topic}
              checked={topics.includes(topic)}
              onToggle={() => form.setValue('topics', toggled(topics, topic))}
            >
              {topicWords[topic]}
            </CheckLine>
          ))}
        </div>
        {form.errors.topics && (
          <p role="alert" className="text-sm text-danger-ink">
            {form.errors.topics.message}
          </p>
        )}
      </fieldset>
    </FormDialog>
  )
}
