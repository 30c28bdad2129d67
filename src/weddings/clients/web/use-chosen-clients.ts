import { useCallback, useMemo, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'

/** Which couples are chosen; undefined while none are being chosen. Those that have gone from the studio do not count. */
export function useChosenClients(clients: readonly Client[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  const toggle = useCallback(
    (id: number) =>
      setIds((now = new Set()) =>
        now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
      ),
    [],
  )
  const chosen = useMemo(() => (ids ? clients.filter(({ id }) => ids.has(id)) : []), [clients, ids])
  const end = useCallback(() => setIds(undefined), [])
  useSingleKeys({ Escape: () => (ids ? (end(), true) : false) })
  return {
    ids,
    chosen,
    toggle,
    start: () => setIds(new Set()),
    chooseAll: (all: readonly Client[]) => setIds(new Set(all.map(({ id }) => id))),
    end,
  }
}
