import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** The head of a printed wedding, above the printed tab. */
export function ClientOnPaper({ client, heading }: { client: Client; heading: string | undefined }) {
  const { email, phone, guestCount, budget, notes } = client
  const facts = [
    ['Email', email],
    ['Phone', phone],
    ['Guest Count', guestCount],
    ['Budget', budget],
  ].filter(([, value]) => value)
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {notes && (
          <div className="col-span-2">
            <dt className="text-sm text-muted">Notes</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{notes}</dd>
          </div>
        )}
      </dl>
      {heading && <h2 className="mt-8 font-display text-xl">{heading}</h2>}
    </>
  )
}
