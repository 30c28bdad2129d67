import { lazy, useEffect } from 'react'
import * as vendorCalls from '#weddings/vendors/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Banner } from '#overview/portal/web/Banner.tsx'
import { FeedbackFrame } from '#overview/portal/web/FeedbackFrame.tsx'
import { linked } from '#overview/portal/web/linked.ts'
import { Needs } from '#overview/portal/web/Needs.tsx'
import { sectionsOf } from '#overview/portal/web/portal-sections.tsx'
import { useFirstVisit } from '#overview/portal/web/use-first-visit.ts'
import { useTabHere } from '#overview/portal/web/use-tab-here.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { Tabs } from '#platform/web/ui/controls/Tabs.tsx'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { t } from '#platform/web/locale/t.ts'

const FeedbackSection = lazy(() => import('#overview/portal/web/FeedbackSection.tsx'))

/** The portal below its top line. In the builder it is an inert preview. */
export function PortalView({ portal, preview = false }: { portal: Portal; preview?: boolean }) {
  const { client, customization, planner, viewer } = portal
  const names = { couple: coupleNames(client), planner: planner.businessName ?? planner.name }
  const showsVendors = customization.enabledFeatures.includes('vendors')
  const { data: vendors } = useAnswer(vendorCalls.ofWedding, { params: { id: client.id } }, { enabled: showsVendors })
  const isFirstVisit = useFirstVisit(viewer === 'couple' && !preview)
  const printing = usePrinting()
  const Sections = printing && !preview ? OnPaper : InTabs
  return (
    <>
      <Banner
        client={client}
        photograph={portal.photographUrl}
        compact={!isFirstVisit}
        vendors={showsVendors ? vendors?.length : undefined}
      />
      <div className="mx-auto max-w-5xl px-4 pt-2 pb-28 sm:px-6 sm:pt-8 print:pb-0">
        <Sections portal={portal} names={names} preview={preview} />
        {portal.person?.access !== 'only-money' && (
          <div inert={preview} className="mt-14">
            <WhenIdle fallback={<FeedbackFrame planner={names.planner} />}>
              <FeedbackSection clientId={client.id} planner={names.planner} canGive={viewer === 'couple'} />
            </WhenIdle>
          </div>
        )}
      </div>
    </>
  )
}

type Props = { portal: Portal; names: { couple: string; planner: string }; preview: boolean }

function InTabs({ portal, names, preview }: Props) {
  const sections = sectionsOf(portal)
  const ids = sections.map(({ id }) => id)
  const [tab, open] = useTabHere(ids, !preview)
  useEffect(() => {
    if (!preview && linked)
      void loadInBackground(() => import('#overview/portal/web/show-linked.ts')).then(({ showLinked }) => showLinked())
  }, [preview])
  return (
    <>
      <Needs portal={portal} names={names} inert={preview || portal.viewer === 'planner'} onOpen={open} />
      <Tabs
        label={t('Portal')}
        listClassName="sticky top-0 z-10 bg-paper"
        value={tab}
        onChange={open}
        tabs={sections.map(({ id, label, Show }) => ({
          id,
          label: t(label),
          panel: (
            <div inert={preview}>
              <Later>
                <Show portal={portal} names={names} onOpen={open} />
              </Later>
            </div>
          ),
        }))}
      />
    </>
  )
}

/** In print all sections are shown one after the other instead of in tabs. */
function OnPaper({ portal, names }: Props) {
  return (
    <>
      <p className="text-center text-sm text-muted">
        {t('From {planner}, as of {date}', { planner: names.planner, date: formatDate(dayHere()) })}
      </p>
      {sectionsOf(portal).map(({ id, label, Show }) => (
        <section key={id} aria-label={t(label)} className="mt-10">
          <p className="mb-4 break-after-avoid font-display text-3xl">{t(label)}</p>
          <Later>
            <Show portal={portal} names={names} onPaper />
          </Later>
        </section>
      ))}
    </>
  )
}
