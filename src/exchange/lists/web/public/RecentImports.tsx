import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import * as calls from '#exchange/lists/contract/calls.ts'
import type { ImportedList } from '#exchange/lists/contract/endpoints.ts'
import type { ListKind } from '#exchange/lists/contract/list-choices.ts'
import { counted } from '#exchange/lists/web/kind-words.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { agoInSentence } from '#platform/web/ui/format/instants.ts'

/** The lists that were imported in the last day, each with its undo; of one kind or wedding on their pages. */
export function RecentImports({ kind, clientId }: { kind?: ListKind; clientId?: number }) {
  const { data } = useAnswer(calls.recent, {}, { enabled: hasRight('work') && hasRight('names') })
  const shown =
    data?.filter((list) => (kind ?? list.kind) === list.kind && (clientId ?? list.clientId) === list.clientId) ?? []
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Imported lists"
      className="mb-4 last:mb-0 divide-y divide-line rounded-md border border-line bg-card"
    >
      {shown.map((list) => (
        <RecentImport key={list.batch} list={list} />
      ))}
    </ul>
  )
}

function RecentImport({ list: { batch, kind, count, at } }: { list: ImportedList }) {
  const [pending, setPending] = useState(false)
  const undo = async () => {
    setPending(true)
    await undoBatch(batch)
    setPending(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4 text-sm">
      <span className="py-1.5">
        {counted(kind, count)} imported <span className="text-muted">{agoInSentence(at)}</span>
      </span>
      <Button variant="quiet" icon={<Undo2 />} pending={pending} pendingLabel="Undoing..." onClick={() => void undo()}>
        Undo
      </Button>
    </li>
  )
}
