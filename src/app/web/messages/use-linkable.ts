import * as documentCalls from '#planning/documents/contract/calls.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import type { ChosenCard } from '#talk/messages/web/public/draft-cards.ts'

type Group = { label: string; cards: readonly ChosenCard[] }

/** The records that a couple may see, for links in a message; undefined until they are loaded. */
export function useLinkable(clientId: number) {
  const at = { params: { id: clientId } }
  const planner = { as: 'planner' } as const
  const tasks = useAnswer(taskCalls.ofClient, at, planner)
  const documents = useAnswer(documentCalls.ofWedding, at, planner)
  const invoices = useAnswer(invoiceCalls.ofClient, at, planner)
  const all = [tasks, documents, invoices]
  const groups: Group[] | undefined = tasks.data &&
    documents.data &&
    invoices.data && [
      {
        label: 'Tasks',
        cards: tasks.data
          .filter(({ visibleToCouple }) => visibleToCouple)
          .map(({ id, title }) => ({ kind: 'task', id, title })),
      },
      {
        label: 'Documents',
        cards: documents.data
          .filter(({ visibleToCouple }) => visibleToCouple)
          .map(({ id, originalName }) => ({ kind: 'document', id, title: originalName })),
      },
      {
        label: 'Invoices',
        cards: invoices.data
          .filter(({ status, isSample }) => status !== 'Draft' && status !== 'Void' && !isSample)
          .map(({ id, invoiceNumber }) => ({ kind: 'invoice', id, title: `Invoice ${invoiceNumber}` })),
      },
    ]
  return {
    groups,
    failed: all.some(({ isLoadingError }) => isLoadingError),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => all.forEach(({ refetch }) => void refetch()),
  }
}
