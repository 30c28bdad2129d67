import { lazy, useEffect, useState } from 'react'
import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { AccountingCard } from '#money/accounting/web/public/AccountingCard.tsx'
import { BuilderSettings } from '#overview/portal-builder/web/BuilderSettings.tsx'
import { sameLook } from '#overview/portal-builder/web/same-look.ts'
import { useLeaveQuestion } from '#overview/portal-builder/web/use-leave-question.ts'
import { useSaveCustomization } from '#overview/portal-builder/web/use-save-customization.ts'
import { PortalStyles } from '#overview/portal/web/public/PortalStyles.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const PortalPreview = lazy(() => import('#overview/portal/web/public/PortalPreview.tsx'))

/** Edits a portal's look: the preview changes at once, the couple's portal on saving. */
export function Builder({ portal, stored }: { portal: Portal; stored: Customization }) {
  const draftName = `portal-${portal.client.id}`
  const [draft, setDraft] = useState(() => readDraft<Customization>(draftName) ?? stored)
  const { save, pending } = useSaveCustomization(portal.client.id)
  const [leaving, leave] = useState(false)
  const unsaved = !leaving && !sameLook(draft, stored)
  const asked = useLeaveQuestion(unsaved)
  // Keeps unsaved changes if the session ends, which leaves the page without asking.
  useEffect(() => writeDraft(draftName, unsaved ? draft : undefined), [draftName, draft, unsaved])

  const cancel = () => {
    leave(true)
    // Navigates after the effect has removed the question about unsaved changes.
    setTimeout(() => void navigate({ to: '/portal-builder' }))
  }

  return (
    <div className="grid items-start gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
      <PortalStyles />
      <form
        className="rounded-md border border-line bg-card lift-card lg:sticky lg:top-6 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        onSubmit={(event) => {
          event.preventDefault()
          void save(draft)
        }}
      >
        <div className="space-y-6 p-5 sm:p-6">
          <BuilderSettings
            colors={portal.colors}
            draft={draft}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          <AccountingCard clientId={portal.client.id} />
        </div>
        <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-card p-4 sm:px-6">
          <Button className="flex-1" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" className="flex-1" pending={pending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </footer>
      </form>
      <section
        aria-label="Preview of the portal"
        className="min-w-0 max-lg:sticky max-lg:top-[calc(var(--strip)+4rem)] max-lg:z-10 max-lg:order-first max-lg:bg-paper max-lg:py-2"
      >
        <p className="mb-1 text-sm text-muted lg:mb-2">
          {unsaved ? 'A preview. The couple sees it once you save.' : 'This is what the couple sees.'}
        </p>
        <Later>
          <PortalPreview portal={portal} customization={draft} />
        </Later>
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && asked?.answer(true)}
        title="Leave without saving?"
        text="The changes to this portal have not been saved yet."
        confirmLabel="Leave"
        keepsHistory
        onConfirm={() => {
          leave(true)
          asked?.answer(false)
        }}
      />
    </div>
  )
}
