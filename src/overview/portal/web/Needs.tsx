import { lazy, useState } from 'react'
import * as countCalls from '#guests/counts/contract/calls.ts'
import * as documentCalls from '#planning/documents/contract/calls.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as messageCalls from '#talk/messages/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { NeedsHeading } from '#overview/portal/web/NeedsHeading.tsx'
import { useFold } from '#overview/portal/web/use-fold.ts'
import { needsOf } from '#overview/portal/web/needs.ts'
import { sectionsOf } from '#overview/portal/web/portal-sections.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { useViewedDocuments } from '#overview/portal/web/viewed-documents.ts'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'

const NeedsList = lazy(() => import('#overview/portal/web/NeedsList.tsx'))

type Props = SectionProps & { inert: boolean; onOpen: (section: string) => void }

/** "What we need from you", from the answers of the sections that this person sees, folded once it has nothing new. Its rows are loaded when the browser is idle, and have their height from the start. */
export function Needs({ portal, names, inert, onOpen }: Props) {
  const [kept, keep] = useState<ReadonlySet<string>>(new Set())
  const viewed = useViewedDocuments()
  const { isLoading, isFailed, ...given } = useSections(portal)
  const all = { ...given, selected: portal.customization.selectedInvoices }
  const needs = needsOf(all, { viewed, kept }, new Date())
  const open = needsOf(all, { viewed, kept: new Set() }, new Date(), Infinity).filter(({ done }) => !done)
  const { isOpen, turn, section, summary } = useFold(open, { isLoading, isAlwaysOpen: inert })
  if (isFailed && needs.length === 0) return null
  const rows = isLoading ? 2 : needs.length
  const waiting = Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="mx-2 mt-3 h-10" />)
  return (
    <section
      ref={section}
      inert={inert}
      aria-labelledby="portal-needs"
      data-print="hidden"
      className="mb-6 rounded-md border border-line bg-card px-3 py-2.5 lift-card sm:px-4"
    >
      <NeedsHeading summary={isLoading ? undefined : summary} isOpen={isOpen} list="portal-needs-list" onTurn={turn} />
      {isOpen && (
        <div id="portal-needs-list" style={{ minHeight: `${Math.max(rows, 1) * 4}rem` }}>
          {isLoading ? (
            waiting
          ) : (
            <WhenIdle fallback={waiting}>
              <NeedsList
                needs={needs}
                isComplete={!isFailed}
                planner={names.planner}
                onOpen={onOpen}
                onDone={(key) => keep((now) => new Set(now).add(key))}
              />
            </WhenIdle>
          )}
        </div>
      )}
    </section>
  )
}

/** The reads of the sections, which are loaded with the page and kept by `SectionReads`. */
function useSections(portal: Props['portal']) {
  const shown = new Set(sectionsOf(portal).map(({ id }) => id))
  const params = { id: portal.client.id }
  const enabledIf = (id: string) => ({ enabled: shown.has(id) })
  // The answer of a section that was hidden meanwhile is still cached.
  const dataOf = <Data,>(id: string, { data }: { data: Data }) => (shown.has(id) ? data : undefined)
  const reads = {
    tasks: useAnswer(taskCalls.ofClient, { params }, enabledIf('tasks')),
    invoices: useAnswer(invoiceCalls.ofClient, { params }, enabledIf('billing')),
    messages: useAnswer(messageCalls.thread, { params, query: { limit: pageLength } }, enabledIf('messages')),
    documents: useAnswer(documentCalls.ofWedding, { params }, enabledIf('documents')),
    guests: useAnswer(countCalls.readOpen, { params, query: { today: dayHere() } }, enabledIf('guests')),
  }
  const all = Object.values(reads)
  return {
    tasks: dataOf('tasks', reads.tasks),
    invoices: dataOf('billing', reads.invoices),
    messages: dataOf('messages', reads.messages),
    documents: dataOf('documents', reads.documents),
    guests: dataOf('guests', reads.guests),
    isLoading: all.some(({ isLoading }) => isLoading),
    isFailed: all.some(({ isLoadingError }) => isLoadingError),
  }
}
