import type { Document, PlannerDocument } from '#contract/documents.ts'
import { contract } from '#contract/index.ts'
import { WeddingDocuments } from '#web/documents/shared/WeddingDocuments.tsx'
import { Answered } from '#web/portal/Answered.tsx'
import { fileSize } from '#web/ui/format/file-size.ts'
import type { SectionProps } from '#web/portal/section-props.ts'

/** A planner gets all documents, and sees here only those for the couple. */
const isForCouple = (document: Document | PlannerDocument) =>
  !('visibleToCouple' in document) || document.visibleToCouple

/** The documents in the portal. A couple may delete those it uploaded. */
export default function Documents({ portal: { client, viewer } }: SectionProps) {
  return (
    <Answered endpoint={contract.documents.ofWedding} clientId={client.id} what="documents">
      {(documents) => (
        <WeddingDocuments
          clientId={client.id}
          documents={documents.filter(isForCouple)}
          sizeOf={fileSize}
          canDelete={({ uploadedBy }) => viewer === 'planner' || uploadedBy === 'client'}
          other={{ uploadedBy: 'planner', label: 'From your planner' }}
          empty="Contracts, timelines and pictures will be kept here."
        />
      )}
    </Answered>
  )
}
