import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { ClientCard } from '#web/clients/ClientCard.tsx'
import { cardGrid } from '#web/ui/card-grid.ts'
import { indexClients, searchClients } from '#web/clients/client-search.ts'
import { ClientDialogs, type OpenDialog } from '#web/clients/ClientDialogs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'

export function ClientList({ clients }: { clients: readonly Client[] }) {
  const [words, setWords] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const index = useMemo(() => indexClients(clients), [clients])
  const settled = useDeferredValue(words)
  const found = useMemo(() => searchClients(index, settled), [index, settled])
  const edit = useCallback((client: Client) => setDialog({ kind: 'edit', client }), [])
  const remove = useCallback((client: Client) => setDialog({ kind: 'delete', client }), [])
  const cards = useMemo(
    () => found.map((client) => <ClientCard key={client.id} client={client} onEdit={edit} onDelete={remove} />),
    [found, edit, remove],
  )

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search clients"
          placeholder="Search clients..."
          value={words}
          onChange={setWords}
          className="w-full sm:max-w-sm"
        />
        <p role="status" className="text-sm text-muted tabular">
          {countOf(found.length, clients.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={cardGrid}>{cards}</ul>
      ) : (
        <EmptyState
          title="No clients found"
          text="Nobody by these words. Try a name, a venue, an email address or a phone number."
          action={<Button onClick={() => setWords('')}>Clear Search</Button>}
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
