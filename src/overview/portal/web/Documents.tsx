import * as documentCalls from '#planning/documents/contract/calls.ts'
import { WeddingDocuments } from '#planning/documents/web/public/WeddingDocuments.tsx'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { isForCouple } from '#overview/portal/web/for-couple.ts'
import { markViewed } from '#overview/portal/web/viewed-documents.ts'
import { fileSize } from '#platform/web/ui/format/file-size.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { t } from '#platform/web/locale/t.ts'

/** The documents in the portal. A couple may delete those it uploaded. */
export default function Documents({ portal: { client, viewer } }: SectionProps) {
  return (
    <Answered endpoint={documentCalls.ofWedding} clientId={client.id} what={t('documents')}>
      {(documents) => (
        <WeddingDocuments
          clientId={client.id}
          documents={documents.filter(isForCouple)}
          onLookedAt={markViewed}
          sizeOf={fileSize}
          canDelete={({ uploadedBy }) => viewer === 'planner' || uploadedBy === 'client'}
          other={{ uploadedBy: 'planner', label: t('From your planner') }}
          empty={t('Contracts, timelines, and pictures will be kept here.')}
        />
      )}
    </Answered>
  )
}
