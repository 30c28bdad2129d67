import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import * as calls from '#talk/messages/contract/calls.ts'
import type { Conversation } from '#talk/messages/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ConversationList } from '#talk/messages/web/ConversationList.tsx'
import { ConversationSkeletons } from '#talk/messages/web/ConversationSkeletons.tsx'
import { InviteNotice } from '#talk/messages/web/InviteNotice.tsx'
import { plannerCardTarget } from '#talk/messages/web/planner-card-target.ts'
import { Thread } from '#talk/messages/web/public/Thread.tsx'
import { LaterPush } from '#talk/push/web/public/LaterPush.tsx'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Link } from '#platform/web/router/Link.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { AddClient } from '#weddings/clients/web/public/AddClient.tsx'

const none = [
  'No conversations yet',
  'Messages from clients will appear here. Add your first client to begin.',
] as const

/** The open conversation is in the address, so that a reload or a link restores it. */
function useChosenClient(): number | undefined {
  const wanted = Number(new URLSearchParams(useLocation().search).get('client'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : undefined
}

/** All conversations of the studio, under a line about mails that are in none. */
export function Messages({ unplaced }: { unplaced: ReactNode }) {
  const chosen = useChosenClient()
  return (
    <div className="@container">
      {/* Where only one fits, the open thread replaces the header. */}
      <div className={joined(chosen !== undefined && '@max-xl:sr-only')}>
        <PageHeader title="Messages" subtitle="Your conversations with your couples" />
        {unplaced}
      </div>
      <Conversations chosen={chosen} />
    </div>
  )
}

function Conversations({ chosen }: { chosen: number | undefined }) {
  const answer = useAnswer(calls.conversations, {})
  return (
    <AnsweredList
      answer={answer}
      what="messages"
      skeleton={<ConversationSkeletons />}
      none={none}
      action={<AddClient />}
    >
      {(conversations) => <ConversationPanes conversations={conversations} chosen={chosen} />}
    </AnsweredList>
  )
}

function ConversationPanes({ conversations, chosen }: { conversations: Conversation[]; chosen: number | undefined }) {
  const open = conversations.find(({ clientId }) => clientId === chosen)
  // A note that was found opens the notes of a conversation that may be open already.
  const notes = new URLSearchParams(useLocation().search).get('notes')
  return (
    <div
      className={joined(
        'grid min-h-96 overflow-hidden rounded-md border border-line bg-card lift-card @xl:h-[calc(100dvh-15.5rem)] @xl:grid-cols-[clamp(15rem,40%,20rem)_minmax(0,1fr)] @xl:grid-rows-1',
        chosen === undefined ? 'h-auto' : 'h-[calc(100dvh-9rem)] grid-rows-1',
      )}
    >
      <div className={joined('min-h-0 min-w-0 border-line @xl:border-r', chosen !== undefined && '@max-xl:hidden')}>
        <ConversationList conversations={conversations} current={chosen} />
      </div>
      <div className={joined('min-h-0 min-w-0', chosen === undefined && '@max-xl:hidden')}>
        {open ? (
          <Conversing key={`${open.clientId} ${notes}`} conversation={open} />
        ) : (
          <NothingChosen missing={chosen !== undefined} />
        )}
      </div>
    </div>
  )
}

function Conversing({ conversation }: { conversation: Conversation }) {
  const { clientId, avatarUrl } = conversation
  const names = coupleNames(conversation)
  const search = Object.fromEntries(new URLSearchParams(useLocation().search))
  return (
    <section aria-label={names} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-3 py-3 sm:px-6">
        <Link
          to="/messages"
          search={{ ...search, client: undefined }}
          aria-label="All conversations"
          className="grid size-10 shrink-0 place-items-center rounded-md text-muted touchable hover:bg-sunken hover:text-ink @xl:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <Avatar name={names} src={avatarUrl} className="size-10 text-sm" />
        <h2 className="min-w-0 font-display text-xl leading-tight">
          <ClientLink id={clientId} className="line-clamp-2 wrap-anywhere underline-offset-4 hover:underline">
            {names}
          </ClientLink>
        </h2>
      </header>
      <div className="min-h-0 flex-1">
        <Thread
          clientId={clientId}
          names={names}
          cardTarget={plannerCardTarget(clientId)}
          notice={<InviteNotice couple={{ ...conversation, id: clientId }} names={names} />}
          afterFirst={<LaterPush place="messages" />}
        />
      </div>
    </section>
  )
}

function NothingChosen({ missing }: { missing: boolean }) {
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={missing ? 'We could not find this couple' : 'Choose a conversation'}
      text={missing ? 'It may have been deleted, or the link may be wrong.' : 'Your couples are on the left.'}
      action={missing && <ButtonLink to="/messages">All conversations</ButtonLink>}
    />
  )
}
