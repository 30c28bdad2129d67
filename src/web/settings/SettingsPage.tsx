import { BillingTab } from '#web/settings/BillingTab.tsx'
import { BusinessTab } from '#web/settings/BusinessTab.tsx'
import { DeletedClients } from '#web/settings/DeletedClients.tsx'
import { ProfileTab } from '#web/settings/ProfileTab.tsx'
import { settingsTabs, type SettingsTab } from '#web/settings/shared/settings-tabs.ts'
import { useSignedInPlanner } from '#web/shell/signed-in-planner.ts'
import { laterPart } from '#web/ui/layout/later-part.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { useTabInAddress } from '#web/ui/controls/use-tab-in-address.ts'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'

const ids = Object.keys(settingsTabs) as SettingsTab[]

const loadSecurity = () => import('#web/settings/SecurityTab.tsx')
const loadLetterWords = () => import('#web/letters/shared/LetterWordsTab.tsx')
const loadNotifications = () => import('#web/settings/NotificationsTab.tsx')
const loadLaterTabs = () => Promise.all([loadSecurity(), loadLetterWords(), loadNotifications()])
const YourData = laterPart(() => import('#web/settings/YourData.tsx'))
const SecurityTab = laterPart(loadSecurity)
const LetterWordsTab = laterPart(loadLetterWords)
const NotificationsTab = laterPart(loadNotifications)

export default function SettingsPage() {
  useFetchedAhead(loadLaterTabs)
  const planner = useSignedInPlanner()
  const [tab, open] = useTabInAddress(ids)
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage your account and preferences" />
      {planner && (
        <Tabs
          className="max-w-3xl"
          label="Settings"
          value={tab}
          onChange={open}
          tabs={[
            { id: 'profile', label: settingsTabs.profile, panel: <ProfileTab planner={planner} /> },
            { id: 'business', label: settingsTabs.business, panel: <BusinessTab planner={planner} /> },
            { id: 'billing', label: settingsTabs.billing, panel: <BillingTab /> },
            { id: 'notifications', label: settingsTabs.notifications, panel: <NotificationsTab /> },
            { id: 'letters', label: settingsTabs.letters, panel: <LetterWordsTab /> },
            { id: 'security', label: settingsTabs.security, panel: <SecurityTab planner={planner} /> },
          ]}
        />
      )}
      <YourData />
      <DeletedClients />
    </>
  )
}
