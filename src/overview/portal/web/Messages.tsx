import { focusWhenThere } from '#overview/portal/web/focus-when-there.ts'
import { PaperMessages } from '#overview/portal/web/PaperMessages.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { LaterPush } from '#talk/push/web/public/LaterPush.tsx'
import { Thread } from '#talk/messages/web/public/Thread.tsx'
import { t } from '#platform/web/locale/t.ts'

const sections = { task: 'tasks', document: 'documents', invoice: 'billing' }

/** The thread, from the viewer's side. */
export default function Messages(props: SectionProps) {
  const { portal, names, onPaper, onOpen } = props
  if (onPaper) return <PaperMessages {...props} />
  const own = portal.viewer === 'planner' ? 'planner' : 'client'
  return (
    <section
      aria-label={t('Messages')}
      className="h-[min(40rem,calc(100dvh-10rem))] min-h-96 overflow-hidden rounded-md border border-line bg-card lift-card"
    >
      <Thread
        clientId={portal.client.id}
        own={own}
        names={own === 'planner' ? names.couple : names.planner}
        person={portal.person?.name}
        afterFirst={own === 'client' && <LaterPush place="portal" />}
        cardTarget={{
          hrefOf: ({ kind, id }) => `/client-portal/${portal.client.id}?tab=${sections[kind]}#${kind}-${id}`,
          open: ({ kind, id }) => {
            onOpen?.(sections[kind])
            focusWhenThere(`#${kind}-${id} :is(a, button, input)`)
          },
        }}
      />
    </section>
  )
}
