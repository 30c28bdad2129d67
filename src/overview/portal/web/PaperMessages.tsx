import * as messageCalls from '#talk/messages/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { dayOf } from '#talk/messages/web/public/moments.ts'
import { newestOf } from '#talk/messages/web/public/outgoing.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { byDay } from '#talk/messages/web/public/thread.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { timeHere } from '#platform/web/ui/format/instants.ts'
import { t } from '#platform/web/locale/t.ts'

/** The latest messages in print, with sender and time. */
export function PaperMessages({ portal: { client }, names }: SectionProps) {
  const { data: messages = [] } = useAnswer(messageCalls.thread, newestOf(client.id))
  if (messages.length === 0) return <QuietLine>{t('No messages yet.')}</QuietLine>
  return (
    <>
      {messages.length >= pageLength && (
        <p className="mb-4 text-sm text-muted">
          {t('The latest {pageLength} messages; earlier ones are in the portal.', { pageLength })}
        </p>
      )}
      {byDay(messages, dayOf).map(({ day, messages: ofDay }) => (
        <section key={day} aria-label={formatDate(day)} className="mb-4">
          <p className="mb-1 text-sm text-muted">{formatDate(day)}</p>
          <ul className="space-y-2">
            {ofDay.map(({ id, sender, personName, content, timestamp, attachments }) => (
              <li key={id}>
                <p className="text-sm font-medium">
                  <bdi>{sender === 'planner' ? names.planner : (personName ?? names.couple)}</bdi>
                  <span className="font-normal text-muted tabular"> · {timeHere(timestamp)}</span>
                </p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {content}
                </p>
                {attachments.length > 0 && (
                  <p dir="auto" className="text-sm text-muted">
                    {attachments.map(({ originalName }) => originalName).join(', ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
