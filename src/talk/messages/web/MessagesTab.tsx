import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { InviteNotice } from '#talk/messages/web/InviteNotice.tsx'
import { plannerCardTarget } from '#talk/messages/web/planner-card-target.ts'
import { Thread } from '#talk/messages/web/public/Thread.tsx'
import { LaterPush } from '#talk/push/web/public/LaterPush.tsx'
import { coupleNames } from '#platform/contract/names.ts'

/** The thread of the messages page, in a tab of the client's page. */
export function MessagesTab({ client }: { client: Client }) {
  const names = coupleNames(client)
  return (
    <section
      aria-label="Messages"
      className="h-[calc(100dvh-24rem)] max-h-160 min-h-96 overflow-hidden rounded-md border border-line bg-card lift-card"
    >
      <Thread
        key={client.id}
        clientId={client.id}
        names={names}
        cardTarget={plannerCardTarget(client.id)}
        notice={<InviteNotice couple={client} names={names} />}
        afterFirst={<LaterPush place="messages" />}
      />
    </section>
  )
}
