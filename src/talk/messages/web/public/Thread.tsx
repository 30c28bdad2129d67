import { lazy, type ReactNode } from 'react'
import type { Input } from '#platform/contract/answers.ts'
import { partsOf } from '#platform/contract/call.ts'
import * as calls from '#talk/messages/contract/calls.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { Attachments } from '#talk/messages/web/Attachments.tsx'
import { Bubble } from '#talk/messages/web/Bubble.tsx'
import { Composer } from '#talk/messages/web/Composer.tsx'
import { bringBackDraft } from '#talk/messages/web/public/drafts.ts'
import { dayLabel, dayOf } from '#talk/messages/web/public/moments.ts'
import type { CardTarget } from '#talk/messages/web/public/open-card.ts'
import { useOutgoing } from '#talk/messages/web/public/outgoing.ts'
import { byDay, isWaiting, lastSeen, type Side } from '#talk/messages/web/public/thread.ts'
import { useMarkRead, useThread } from '#talk/messages/web/use-thread.ts'
import { useIsOffline } from '#platform/web/offline/use-is-offline.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { timeHere } from '#platform/web/ui/format/instants.ts'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { t } from '#platform/web/locale/t.ts'

const MessageCards = lazy(() => import('#talk/messages/web/cards/MessageCards.tsx'))
const InternalNotes = lazy(() => import('#talk/notes/web/public/InternalNotes.tsx'))
const Returned = lazy(() => import('#platform/web/outbox/Returned.tsx'))
const ScheduledMessages = lazy(() => import('#talk/messages/web/schedule/ScheduledMessages.tsx'))

const giveBack = ({ params, body }: Input<typeof calls.send>) => bringBackDraft(params.id, body?.content ?? '')

type Props = {
  clientId: number
  names: string
  own?: Side
  person?: string | undefined
  notice?: ReactNode
  afterFirst?: ReactNode
  cardTarget: CardTarget
}

/** The messages of a wedding and the field for the next one; `names` are the other side's, `person` is the viewer if it is one of the couple's people, `afterFirst` is shown once this side has written. Needs a key by couple, and a parent with a height. */
export function Thread({ clientId, names, own = 'planner', person, notice, afterFirst, cardTarget }: Props) {
  const { messages, failed, isFetching, retry, hasEarlier, loadEarlier, loadingEarlier } = useThread(clientId)
  const outgoing = useOutgoing(clientId, messages)
  useMarkRead(clientId, messages, own)
  if (!messages) return failed ? <FailedState what={t('messages')} onRetry={retry} pending={isFetching} /> : <Loading />
  return (
    <div className="flex h-full min-h-0 flex-col">
      {own === 'planner' && (
        <WhenIdle>
          <InternalNotes clientId={clientId} />
        </WhenIdle>
      )}
      {/* With column-reverse the box is scrolled to its end, and stays there when messages are added at either end. */}
      <div
        role="log"
        aria-label={t('Messages with {names}', { names })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard focus
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6"
      >
        <div className="mb-auto">
          {hasEarlier && (
            <>
              <Button className="mx-auto mb-5 flex" onClick={loadEarlier} pending={loadingEarlier}>
                {t('Earlier messages')}
              </Button>
              <p className="hidden text-sm print:block">{t('Earlier messages are not shown here.')}</p>
            </>
          )}
          <Days messages={messages} names={names} own={own} person={person} cardTarget={cardTarget} />
          <ul className="mt-4 space-y-4 empty:hidden">
            {outgoing.map(({ key, content, files, part }) => (
              <Bubble key={key} own from={t('You')} content={content} note={noteOf(part)} waiting>
                {files.map(({ name }) => name).join(', ')}
              </Bubble>
            ))}
          </ul>
          {own === 'planner' && (
            <WhenIdle>
              <ScheduledMessages clientId={clientId} />
            </WhenIdle>
          )}
          {messages.length + outgoing.length === 0 && (
            <EmptyState title={t('No messages yet')} text={t('Send the first message to {names}.', { names })} />
          )}
        </div>
      </div>
      {own === 'client' && (
        <WhenIdle>
          <Returned route={partsOf(calls.send).route} clientId={clientId} giveBack={giveBack} />
        </WhenIdle>
      )}
      {notice}
      {messages.some(({ sender }) => sender === own) && afterFirst}
      <Composer clientId={clientId} names={names} own={own} />
    </div>
  )
}

type DaysProps = {
  messages: readonly Message[]
  names: string
  own: Side
  person: string | undefined
  cardTarget: CardTarget
}

function Days({ messages, names, own, person, cardTarget }: DaysProps) {
  const seen = lastSeen(messages, own)
  const isOffline = useIsOffline()
  return byDay(messages, dayOf).map(({ day, messages: ofDay }) => (
    <section key={day} aria-label={dayLabel(day)} className="mt-6 first:mt-0">
      <p aria-hidden className="mb-4 text-center text-xs font-medium text-muted">
        {dayLabel(day)}
      </p>
      <ul className="space-y-4">
        {ofDay.map((message) => {
          const { id, sender, personName, content, timestamp, attachments, cards } = message
          if (isWaiting(message))
            return <Bubble key={id} own from={t('You')} content={content} note={waitingNote(isOffline)} waiting />
          const name = personName === person ? undefined : personName
          return (
            <Bubble
              key={id}
              id={id}
              own={sender === own}
              from={name ?? (sender === own ? t('You') : names)}
              content={content}
              note={[name, timeHere(timestamp), id === seen && t('Seen')].filter(Boolean).join(' · ')}
            >
              {attachments.length > 0 && <Attachments attachments={attachments} />}
              {cards.length > 0 && (
                <Later>
                  <MessageCards cards={cards} target={cardTarget} />
                </Later>
              )}
            </Bubble>
          )
        })}
      </ul>
    </section>
  ))
}

const waitingNote = (isOffline: boolean) => (isOffline ? t('Waiting for a connection') : t('Sending…'))
const noteOf = (part: number | undefined) =>
  part === undefined ? t('Sending…') : t('Sending… {percent}%', { percent: Math.round(100 * part) })

function Loading() {
  return (
    <LoadingArea label={t('Loading the messages')} className="flex h-full flex-col justify-end gap-4 p-6">
      <Skeletons
        of={[
          'h-16 w-3/5 rounded-lg',
          'h-11 w-2/5 self-end rounded-lg',
          'h-20 w-1/2 rounded-lg',
          'mt-2 h-12 w-full rounded-md',
        ]}
      />
    </LoadingArea>
  )
}
