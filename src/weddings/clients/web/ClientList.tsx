import ListChecks from 'lucide-react/icons/list-checks'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { orderClients } from '#weddings/clients/web/client-order.ts'
import { indexClients, searchClients } from '#weddings/clients/web/client-search.ts'
import { ClientCards } from '#weddings/clients/web/ClientCards.tsx'
import { ClientDialogs, type OpenDialog } from '#weddings/clients/web/ClientDialogs.tsx'
import { ClientFilters } from '#weddings/clients/web/ClientFilters.tsx'
import { ClientRows } from '#weddings/clients/web/ClientRows.tsx'
import { useChosenClients } from '#weddings/clients/web/use-chosen-clients.ts'
import { archivedOnes, useClientView } from '#weddings/clients/web/use-client-view.ts'
import type { ChosenTools } from '#weddings/clients/web/chosen-tools.ts'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import type { ReDatingOf } from '#weddings/clients/web/re-dating.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'

type Props = {
  clients: readonly Client[]
  reDatingOf: ReDatingOf
  ChosenTools: ChosenTools
  actionsOf: ClientActionsOf
}

export function ClientList({ clients: all, reDatingOf, ChosenTools, actionsOf }: Props) {
  const { view, ...changes } = useClientView()
  const { status, order, shownAs } = view
  const inArchive = status === archivedOnes
  const clients = useMemo(() => all.filter(({ archivedAt }) => Boolean(archivedAt) === inArchive), [all, inArchive])
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data } = useAnswer(calls.figures, { query: { today: dayHere() } })
  const figures = useMemo(() => new Map(data?.map((one) => [one.clientId, one])), [data])
  const index = useMemo(() => indexClients(clients), [clients])
  const settled = useDeferredValue(view.words)
  const found = useMemo(() => {
    const fitting = searchClients(index, settled).filter(
      (client) => status === '' || inArchive || client.status === status,
    )
    return orderClients(fitting, order, figures)
  }, [index, settled, status, inArchive, order, figures])
  const edit = useCallback((client: Client) => setDialog({ kind: 'edit', client }), [])
  const remove = useCallback((client: Client) => setDialog({ kind: 'delete', client }), [])
  const { ids, toggle, ...choosing } = useChosenClients(all)
  const hidden = choosing.chosen.length - (ids ? found.filter(({ id }) => ids.has(id)).length : 0)
  const shown = useMemo(() => {
    const choice = { chosen: ids, onChoose: toggle }
    const list = {
      clients: found,
      list: [settled, status, order].join('\n'),
      onEdit: edit,
      onDelete: remove,
      actionsOf,
      ...choice,
    }
    return shownAs === 'list' ? <ClientRows {...list} figures={figures} /> : <ClientCards {...list} />
  }, [found, figures, shownAs, settled, status, order, edit, remove, actionsOf, ids, toggle])

  return (
    <>
      <ClientFilters
        view={view}
        {...changes}
        clients={clients}
        hasArchived={inArchive || all.length > clients.length}
      />
      <div className="mt-2 mb-2 flex min-h-10 items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted tabular">
          {countOf(found.length, clients.length, inArchive ? 'archived client' : 'client')}
        </p>
        {hasRight('work') && !ids && (
          <Button variant="quiet" icon={<ListChecks />} onClick={choosing.start}>
            Select Several
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        shown
      ) : (
        <EmptyState
          title="No clients found"
          text={
            clients.length === 0
              ? inArchive
                ? 'The archive is empty.'
                : 'All clients are archived. Choose “Archived” in the status filter to see them.'
              : status === '' || inArchive
                ? 'Nothing matches your search. Try a name, a venue, an email address, or a phone number.'
                : 'Nothing matches your search with this status.'
          }
          action={<Button onClick={() => changes.choose({ words: '', status: '' })}>Clear Search</Button>}
        />
      )}
      {ids && (
        <ChosenTools
          chosen={choosing.chosen}
          hidden={hidden}
          onAll={() => choosing.chooseAll(found)}
          onEnd={choosing.end}
        />
      )}
      <ClientDialogs dialog={dialog} reDatingOf={reDatingOf} onClose={() => setDialog(undefined)} />
    </>
  )
}

const countOf = (found: number, all: number, noun: string): string =>
  found < all ? `${found} of ${counted(all, noun)}` : counted(all, noun)
