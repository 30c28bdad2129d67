import type { ReactNode } from 'react'
import { DeletedClients } from '#weddings/trash/web/DeletedClients.tsx'
import { ProfileTab } from '#studio/settings/web/ProfileTab.tsx'
import { groupOf, settingsTabs, settingsTabsHere, type SettingsTab } from '#studio/settings/web/public/settings-tabs.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { useSignedInPlanner } from '#platform/web/session/signed-in-planner.ts'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { Tabs } from '#platform/web/ui/controls/Tabs.tsx'
import { useTabInAddress } from '#platform/web/ui/controls/use-tab-in-address.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadBusiness = () => import('#studio/settings/web/BusinessTab.tsx')
const loadLook = () => import('#app/web/settings/LookTab.tsx')
const loadBilling = () => import('#money/billing/web/BillingTab.tsx')
const loadSecurity = () => import('#studio/settings/web/SecurityTab.tsx')
const loadLetterWords = () => import('#talk/letters/web/public/LetterWordsTab.tsx')
const loadTeam = () => import('#app/web/settings/Team.tsx')
const loadNotifications = () => import('#app/web/settings/NotificationsTab.tsx')
const loadCalendars = () => import('#exchange/feeds/web/CalendarsTab.tsx')
const loadData = () => import('#app/web/settings/DataTab.tsx')
const loadAudit = () => import('#app/web/settings/Audit.tsx')
const loadLaterTabs = () =>
  Promise.all([
    loadBusiness(),
    loadLook(),
    loadBilling(),
    loadSecurity(),
    loadLetterWords(),
    loadTeam(),
    loadNotifications(),
    loadCalendars(),
    loadData(),
    loadAudit(),
  ])
const loading = (
  <LoadingArea label="Loading the settings">
    <Skeletons of={['h-72 rounded-md']} />
  </LoadingArea>
)
const SecurityTab = laterPart(loadSecurity, loading)
const BusinessTab = laterPart(loadBusiness, loading)
const LookTab = laterPart(loadLook, loading)
const BillingTab = laterPart(loadBilling, loading)
const LetterWordsTab = laterPart(loadLetterWords, loading)
const Team = laterPart(loadTeam, loading)
const NotificationsTab = laterPart(loadNotifications, loading)
const CalendarsTab = laterPart(loadCalendars, loading)
const DataTab = laterPart(loadData, loading)
const Audit = laterPart(loadAudit, loading)

export default function SettingsPage() {
  useFetchedAhead(loadLaterTabs)
  const planner = useSignedInPlanner()
  const shown = settingsTabsHere()
  const [tab, open] = useTabInAddress(shown)
  const panels: Record<SettingsTab, ReactNode> | undefined = planner && {
    profile: <ProfileTab planner={planner} />,
    business: <BusinessTab planner={planner} />,
    notifications: <NotificationsTab />,
    security: <SecurityTab planner={planner} />,
    look: <LookTab studio={planner.businessName ?? planner.name} />,
    billing: <BillingTab />,
    team: <Team owner={planner} />,
    calendars: <CalendarsTab />,
    letters: <LetterWordsTab />,
    data: <DataTab />,
    audit: <Audit owner={planner.name} />,
  }
  const tabsOf = (ids: SettingsTab[]) => ids.map((id) => ({ id, label: settingsTabs[id], panel: panels?.[id] }))
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage your account and preferences" />
      {panels && (
        <Tabs
          className="max-w-5xl"
          label="Settings"
          value={tab}
          onChange={open}
          tabs={tabsOf(shown)}
          layout={(button) =>
            [...new Set(shown.map(groupOf))].map((group) => (
              <div key={group} role="presentation" className="flex flex-wrap gap-x-1 border-b border-line">
                {group && (
                  <span
                    aria-hidden
                    className="w-full pt-2 pl-3 text-xs text-muted sm:w-20 sm:self-center sm:pt-0 sm:pl-4"
                  >
                    {group}
                  </span>
                )}
                {tabsOf(shown.filter((id) => groupOf(id) === group)).map(button)}
              </div>
            ))
          }
        />
      )}
      {hasRight('work') && <DeletedClients />}
    </>
  )
}
