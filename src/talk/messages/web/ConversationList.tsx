import { useMemo } from 'react'
import type { Conversation } from '#talk/messages/contract/endpoints.ts'
import { ConversationRow } from '#talk/messages/web/ConversationRow.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { coupleNames } from '#platform/contract/names.ts'
import { plain } from '#platform/web/ui/plain.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'

type Props = { conversations: readonly Conversation[]; current: number | undefined }

const noFilters = { words: '' }

export function ConversationList({ conversations, current }: Props) {
  const { filters, search } = useFiltersInAddress(noFilters)
  const { words } = filters
  const found = useMemo(() => {
    const wanted = plain(words).split(/\s+/).filter(Boolean)
    return conversations.filter((one) => wanted.every((word) => plain(coupleNames(one)).includes(word)))
  }, [conversations, words])

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="border-b border-line p-3 sm:p-4">
        <SearchField label="Search couples" {...search} />
      </div>
      <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto">
        <ul>
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.clientId}
              conversation={conversation}
              current={conversation.clientId === current}
            />
          ))}
        </ul>
        {found.length === 0 && <EmptyState title="No couples found" text="No couple by this name." />}
      </nav>
    </div>
  )
}
