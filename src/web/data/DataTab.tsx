import { DeletionCard } from '#web/data/DeletionCard.tsx'
import { ExportCard } from '#web/data/ExportCard.tsx'
import { ImportCard } from '#web/data/ImportCard.tsx'
import { TokensCard } from '#web/tokens/TokensCard.tsx'
import { WebhooksCard } from '#web/webhooks/WebhooksCard.tsx'

/** How the studio's data comes in and out. */
export default function DataTab() {
  return (
    <div className="space-y-8">
      <ExportCard />
      <ImportCard />
      <TokensCard />
      <WebhooksCard />
      <DeletionCard />
    </div>
  )
}
