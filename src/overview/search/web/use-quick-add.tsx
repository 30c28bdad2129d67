import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ListPlus from 'lucide-react/icons/list-plus'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import StickyNote from 'lucide-react/icons/sticky-note'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { addTyped, type AddedKind } from '#overview/search/web/add-typed.ts'
import type { PaletteGroup } from '#overview/search/web/palette-option.ts'
import { kindTyped, notesOn, problemOf, readQuickAdd, type QuickAddKind } from '#planning/tasks/web/public/quick-add.ts'
import { Understood } from '#overview/search/web/Understood.tsx'
import type { Couple } from '#overview/search/web/couple.ts'
import { bringBackDraft } from '#talk/messages/web/public/drafts.ts'
import { goTo } from '#overview/search/web/use-found.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

const iconClass = 'size-4 shrink-0 text-muted'

const looks: Record<QuickAddKind, { icon: LucideIcon; heading: string; untitled: string }> = {
  task: { icon: ListPlus, heading: 'New task', untitled: 'A task …' },
  event: { icon: CalendarPlus, heading: 'New event', untitled: 'An event …' },
  invoice: { icon: ReceiptText, heading: 'New invoice, as a draft', untitled: 'An invoice …' },
  note: { icon: StickyNote, heading: 'New internal note', untitled: 'A note …' },
  message: { icon: MessagesSquare, heading: 'Message, to be sent in its conversation', untitled: 'A message …' },
}

/** The kind that a line begins with, if this member may add such a record. */
export function kindHere(words: string) {
  const line = kindTyped(words)
  return line?.kind === 'invoice' && !hasRight('money') ? undefined : line
}

/** The options for a line that begins with a kind, such as "task": to add it, and the couples it may mean. */
export function useQuickAdd(words: string, couples: readonly Couple[] | undefined, onAdded: () => void) {
  const [chosen, setChosen] = useState<{ typed: string; id: number }>()
  const [adding, setAdding] = useState(false)
  const line = kindHere(words)
  if (!line || !couples) return undefined
  const { kind } = line

  const known = { today: dayHere(), couples: couples.filter(({ archivedAt }) => !archivedAt) }
  const read = readQuickAdd(kind, line.words, known)
  const matches = read.couple?.matches ?? []
  const choice = matches.find(({ id }) => chosen?.typed === read.couple?.typed && id === chosen?.id)
  const typed = choice ? { ...read, couple: { typed: read.couple!.typed, matches: [choice] } } : read
  const couple = typed.couple?.matches.length === 1 ? typed.couple.matches[0] : undefined
  const problem = problemOf(kind, typed)

  const add = async (added: AddedKind) => {
    setAdding(true)
    if (await addTyped(added, typed, couple?.id)) onAdded()
    setAdding(false)
  }
  const choose = () => {
    if (problem !== undefined || adding) return false
    if (kind !== 'message') return void add(kind)
    bringBackDraft(couple!.id, typed.title)
    return goTo({ to: '/messages', search: { client: couple!.id } })
  }
  const { icon: Icon, heading, untitled } = looks[kind]
  const groups: PaletteGroup[] = [
    {
      label: heading,
      options: [
        {
          key: 'add',
          icon: <Icon aria-hidden className={iconClass} />,
          title: typed.title || untitled,
          text: (
            <Understood
              kind={kind}
              typed={typed}
              couple={couple}
              notes={notesOn(kind, typed, known)}
              problem={problem}
            />
          ),
          badge: problem ? undefined : adding ? 'Adding...' : 'Enter',
          disabled: problem !== undefined,
          choose,
        },
      ],
    },
  ]
  if (matches.length > 1)
    groups[choice ? 'push' : 'unshift']({
      label: 'Which couple?',
      options: matches.map(({ id, name }) => ({
        key: `which-${id}`,
        icon: <Users aria-hidden className={iconClass} />,
        title: name,
        text: dateOf(couples.find((one) => one.id === id)),
        badge: id === choice?.id ? 'Chosen' : undefined,
        choose: () => setChosen({ typed: read.couple!.typed, id }),
      })),
    })
  return groups
}

const dateOf = (client: Couple | undefined) =>
  [client?.weddingDate ? formatDate(client.weddingDate) : 'Date TBD', client?.venue].filter(Boolean).join(' · ')
