import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ListPlus from 'lucide-react/icons/list-plus'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { addTyped } from '#overview/search/web/add-typed.ts'
import type { PaletteGroup } from '#overview/search/web/palette-option.ts'
import { kindTyped, notesOn, problemOf, readQuickAdd } from '#planning/tasks/web/public/quick-add.ts'
import { Understood } from '#overview/search/web/Understood.tsx'
import type { Couple } from '#overview/search/web/couple.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

const iconClass = 'size-4 shrink-0 text-muted'

/** The options for a line that begins with "task" or "event": to add it, and the couples it may mean. */
export function useQuickAdd(words: string, couples: readonly Couple[] | undefined, onAdded: () => void) {
  const [chosen, setChosen] = useState<{ typed: string; id: number }>()
  const [adding, setAdding] = useState(false)
  const line = kindTyped(words)
  if (!line || !couples) return undefined
  const { kind } = line

  const known = { today: dayHere(), couples }
  const read = readQuickAdd(kind, line.words, known)
  const matches = read.couple?.matches ?? []
  const choice = matches.find(({ id }) => chosen?.typed === read.couple?.typed && id === chosen?.id)
  const typed = choice ? { ...read, couple: { typed: read.couple!.typed, matches: [choice] } } : read
  const couple = typed.couple?.matches.length === 1 ? typed.couple.matches[0] : undefined
  const problem = problemOf(kind, typed)

  const add = async () => {
    setAdding(true)
    if (await addTyped(kind, typed, couple?.id)) onAdded()
    setAdding(false)
  }
  const Icon = kind === 'task' ? ListPlus : CalendarPlus
  const groups: PaletteGroup[] = [
    {
      label: kind === 'task' ? 'New task' : 'New event',
      options: [
        {
          key: 'add',
          icon: <Icon aria-hidden className={iconClass} />,
          title: typed.title || `A ${kind} …`,
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
          choose: () => void (problem === undefined && !adding && add()),
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
