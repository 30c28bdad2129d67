import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { dayHere } from '#contract/day.ts'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { orderClients } from '#web/clients/client-order.ts'
import { indexClients, searchClients } from '#web/clients/client-search.ts'
import { ClientCards } from '#web/clients/ClientCards.tsx'
import { ClientDialogs, type OpenDialog } from '#web/clients/ClientDialogs.tsx'
import { ClientFilters } from '#web/clients/ClientFilters.tsx'
import { ClientRows } from '#web/clients/ClientRows.tsx'
import { useClientView } from '#web/clients/use-client-view.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'

export function ClientList({ clients }: { clients: readonly Client[] }) {
  const { view, ...changes } = useClientView()
  const { status, order, shownAs } = view
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data } = useAnswer(calls.clients.figures, { query: { today: dayHere() } })
  const figures = useMemo(() => new Map(data?.map((one) => [one.clientId, one])), [data])
  const index = useMemo(() => indexClients(clients), [clients])
  const settled = useDeferredValue(view.words)
  const found = useMemo(() => {
    const fitting = searchClients(index, settled).filter((client) => status === '' || client.status === status)
    return orderClients(fitting, order, figures)
  }, [index, settled, status, order, figures])
  const edit = useCallback((client: Client) => setDialog({ kind: 'edit', client }), [])
  const remove = useCallback((client: Client) => setDialog({ kind: 'delete', client }), [])
  const shown = useMemo(() => {
    const list = { clients: found, list: [settled, status, order].join('\n'), onEdit: edit, onDelete: remove }
    return shownAs === 'list' ? <ClientRows {...list} figures={figures} /> : <ClientCards {...list} />
  }, [found, figures, shownAs, settled, status, order, edit, remove])

  return (
    <>
      <ClientFilters view={view} {...changes} clients={clients} />
      <p role="status" className="mt-2 mb-4 text-sm text-muted tabular">
        {countOf(found.length, clients.length)}
      </p>
      {found.length > 0 ? (
        shown
      ) : (
        <EmptyState
          title="No clients found"
          text={
            status === ''
              ? 'Nobody by these words. Try a name, a venue, an email address or a phone number.'
              : 'Nobody by these words and with this status.'
          }
          action={<Button onClick={() => changes.choose({ words: '', status: '' })}>Clear Search</Button>}
        />
      )}
      <ClientDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function countOf(found: number, all: number): string {
  if (found < all) return `${found} of ${all} clients`
  return all === 1 ? '1 client' : `${all} clients`
}
