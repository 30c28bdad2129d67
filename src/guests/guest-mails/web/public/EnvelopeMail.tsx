import * as guestCalls from '#guests/guests/contract/calls.ts'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import { MailAgain } from '#guests/guest-mails/web/MailAgain.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'

type Props = { clientId: number; envelopeId: number }

/** Says of an envelope that its guests have asked for no more email. */
export function EnvelopeMail({ clientId, envelopeId }: Props) {
  const input = { params: { id: clientId } }
  const { data: mails } = useAnswer(calls.list, input)
  const { data: envelopes } = useAnswer(guestCalls.list, input, { as: 'planner' })
  const asked = mails?.noMail.find((one) => one.envelopeId === envelopeId)
  const envelope = envelopes?.find(({ id }) => id === envelopeId)
  if (!asked || !envelope) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      Asked for no more email {momentHere(asked.at)}
      <MailAgain envelope={envelope} />
    </p>
  )
}
