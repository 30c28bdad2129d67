import { useMemo, useSyncExternalStore } from 'react'
import { partsOf } from '#platform/contract/call.ts'
import * as calls from '#talk/messages/contract/calls.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { cache, keyOf } from '#platform/web/calls/api.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { call, callerHere } from '#platform/web/calls/call.ts'
import { sendAsOwn } from '#platform/web/calls/change.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { chooseFiles, chosenFiles } from '#talk/messages/web/draft-files.ts'
import { chooseCards, referencesTo, type ChosenCard } from '#talk/messages/web/public/draft-cards.ts'
import { bringBackDraft } from '#talk/messages/web/public/drafts.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { isWaiting } from '#talk/messages/web/public/thread.ts'
import { sendLater } from '#platform/web/outbox/later.ts'
import { sendFiles } from '#platform/web/calls/sending.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

type Outgoing = {
  key: number
  clientId: number
  content: string
  files: readonly File[]
  cards: readonly ChosenCard[]
  /** The upload progress, from 0 to 1. */
  part?: number
  sentAs?: number
}

/** Messages being sent, one after the other to keep their order. */
let outgoing: readonly Outgoing[] = []
let lastKey = 0
let line: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

function show(next: readonly Outgoing[]): void {
  outgoing = next
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const newestOf = (clientId: number) => ({ params: { id: clientId }, query: { limit: pageLength } })

function keep(message: Message): void {
  cache.setQueryData<Message[]>(
    keyOf(calls.thread, newestOf(message.clientId)),
    (now) => now && [...now.filter(({ id }) => id !== message.id), message],
  )
}

const change = (key: number, changed: Partial<Outgoing>) =>
  show(outgoing.map((message) => (message.key === key ? { ...message, ...changed } : message)))

/** In a form with files, links are sent as text. */
const asText = ({ cards }: { cards?: object }): Record<string, string> =>
  cards ? { cards: JSON.stringify(cards) } : {}

function transmit({ key, clientId, content, files, cards }: Outgoing): Promise<Message> {
  const params = { id: clientId }
  const links = cards.length > 0 ? { cards: referencesTo(cards) } : {}
  const onProgress = (part: number) => change(key, { part })
  return sendAsOwn(partsOf(calls.send).about, (callId) =>
    files.length === 0
      ? call(calls.send, { params, body: { content, ...links } }, { callId })
      : (sendFiles(calls.send, { params, body: { content, ...asText(links) } }, files, {
          onProgress,
          callId,
        }) as Promise<Message>),
  )
}

async function deliver(message: Outgoing): Promise<void> {
  const { key, clientId, content, files, cards } = message
  const forget = () => show(outgoing.filter((message) => message.key !== key))
  try {
    const sent = await transmit(message)
    change(key, { sentAs: sent.id })
    keep(sent)
    void refetchAbout(partsOf(calls.send).about).then(forget)
  } catch (error) {
    forget()
    bringBackDraft(clientId, content)
    chooseFiles(clientId, [...files, ...chosenFiles(clientId)])
    if (cards.length > 0) chooseCards(clientId, cards)
    toastFailure(error, t('Error'), 'Your message could not be sent. Your text is back in the field; please try again.')
  }
}

describeCall(calls.send, (cached, { params: { id: clientId }, body }) => {
  const waiting = {
    clientId,
    sender: 'client',
    senderName: '',
    personName: null,
    content: body?.content ?? '',
  } as const
  const rest = { timestamp: new Date().toISOString(), read: false, hasAttachments: false, attachments: [], cards: [] }
  cached.edit(
    calls.thread,
    (messages) => [...messages, { ...waiting, ...rest, id: -1 - messages.filter(isWaiting).length }] as typeof messages,
    newestOf(clientId),
  )
})

const firstWords = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)

/** Shows a message optimistically and sends it. The text of a couple waits for the network. */
export function sendMessage(
  clientId: number,
  text: string,
  files: readonly File[] = [],
  cards: readonly ChosenCard[] = [],
): void {
  const message = { key: ++lastKey, clientId, content: text.trim(), files, cards }
  const sendNow = () => {
    show([...outgoing, message])
    line = line.then(() => deliver(message))
  }
  if (callerHere() !== 'couple' || files.length > 0) return sendNow()
  const input = { params: { id: clientId }, body: { content: message.content } }
  void sendLater(calls.send, input, t('Message “{text}”', { text: firstWords(message.content) }), {
    otherwise: sendNow,
  })
}

/** Pending messages of a couple that are not in the fetched thread, so that each message shows exactly once. */
export function useOutgoing(clientId: number, messages: readonly Message[] = []): readonly Outgoing[] {
  const all = useSyncExternalStore(subscribe, () => outgoing)
  return useMemo(
    () => all.filter((one) => one.clientId === clientId && !messages.some(({ id }) => id === one.sentAs)),
    [all, clientId, messages],
  )
}
