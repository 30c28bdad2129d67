import { DeletionCard } from '#studio/deletion/web/DeletionCard.tsx'
import { ExportCard } from '#exchange/exports/web/ExportCard.tsx'
import { ImportCard } from '#exchange/exports/web/ImportCard.tsx'
import { ListCard } from '#exchange/lists/web/ListCard.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { TokensCard } from '#studio/tokens/web/TokensCard.tsx'
import { WebhooksCard } from '#exchange/webhooks/web/WebhooksCard.tsx'

/** How the studio's data comes in and out. */
export default function DataTab() {
  return (
    <div className="space-y-8">
      {hasRight('account') && <ExportCard />}
      <ListCard />
      {hasRight('account') && (
        <>
          <ImportCard />
          <TokensCard />
          <WebhooksCard />
          <DeletionCard />
        </>
      )}
    </div>
  )
}
