import * as calls from '#contract/calls.ts'
import { WeddingDocuments } from '#web/documents/shared/WeddingDocuments.tsx'
import { Answered } from '#web/portal/Answered.tsx'
import { isForCouple } from '#web/portal/for-couple.ts'
import { markViewed } from '#web/portal/viewed-documents.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import type { SectionProps } from '#web/portal/section-props.ts'

/** The documents in the portal. A couple may delete those it uploaded. */
export default function Documents({ portal: { client, viewer } }: SectionProps) {
  return (
    <Answered endpoint={calls.documents.ofWedding} clientId={client.id} what="documents">
      {(documents) => (
        <WeddingDocuments
          clientId={client.id}
          documents={documents.filter(isForCouple)}
          onLookedAt={markViewed}
          sizeOf={fileSize}
          canDelete={({ uploadedBy }) => viewer === 'planner' || uploadedBy === 'client'}
          other={{ uploadedBy: 'planner', label: 'From your planner' }}
          empty="Contracts, timelines and pictures will be kept here."
        />
      )}
    </Answered>
  )
}
