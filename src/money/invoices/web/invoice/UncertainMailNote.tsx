import Mail from 'lucide-react/icons/mail'
import * as calls from '#money/invoices/contract/calls.ts'
import * as letterCalls from '#talk/letters/contract/calls.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { UncertainMail } from '#money/invoices/contract/uncertain-mail.ts'
import { useUncertainMail } from '#money/invoices/web/public/use-uncertain-mail.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = { invoice: Pick<Invoice, 'id' | 'invoiceNumber' | 'clientName'> }

/** Says that the latest mail about an invoice may not have gone out, and sends it again. */
export function UncertainMailNote({ invoice }: Props) {
  const uncertain = useUncertainMail().find(({ invoiceId }) => invoiceId === invoice.id)
  const { send, pending } = useSendAgain(invoice, uncertain)
  if (!uncertain) return null
  return (
    <section
      aria-label="Email that may not have gone out"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-amber-tint px-4 py-3 text-amber-text sm:px-5"
    >
      <div className="min-w-0">
        <p className="font-medium">
          {uncertain.letterId === null ? 'The last reminder for' : 'The email about'} this invoice may not have gone
          out.
        </p>
        <p className="mt-0.5 text-sm">
          The connection to the mail server was lost on {momentHere(uncertain.at)}. If the email has not arrived, send
          it again.
        </p>
      </div>
      <Button
        icon={<Mail />}
        pending={pending}
        pendingLabel="Sending..."
        aria-label={`Send Again by email: invoice ${invoice.invoiceNumber}`}
        onClick={send}
      >
        Send Again
      </Button>
    </section>
  )
}

const failure = 'Failed to send the email again. Please try again.'

function useSendAgain({ id, invoiceNumber, clientName }: Props['invoice'], uncertain: UncertainMail | undefined) {
  const letter = useCall(letterCalls.sendAgain, { failure })
  const reminder = useCall(calls.remind, { failure })
  const tell = (text: string) => toast({ title: 'Sent again', text })
  const send = () => {
    if (uncertain?.letterId)
      letter.mutate({ params: { id: uncertain.letterId } }, { onSuccess: ({ message }) => tell(message) })
    else
      reminder.mutate(
        { params: { id } },
        { onSuccess: () => tell(`${clientName} will be reminded of invoice ${invoiceNumber}.`) },
      )
  }
  return { send, pending: letter.isPending || reminder.isPending }
}
