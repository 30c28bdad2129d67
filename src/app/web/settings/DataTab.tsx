import { DeletionCard } from '#web/data/DeletionCard.tsx'
import { ExportCard } from '#web/data/ExportCard.tsx'
import { ImportCard } from '#web/data/ImportCard.tsx'
import { ListCard } from '#web/lists/ListCard.tsx'
import { hasRight } from '#web/session/own-rights.ts'
import { TokensCard } from '#web/tokens/TokensCard.tsx'
import { WebhooksCard } from '#web/webhooks/WebhooksCard.tsx'

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
