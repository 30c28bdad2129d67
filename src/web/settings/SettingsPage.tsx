import { lazy } from 'react'
import { BillingTab } from '#web/settings/BillingTab.tsx'
import { BusinessTab } from '#web/settings/BusinessTab.tsx'
import { DeletedClients } from '#web/settings/DeletedClients.tsx'
import { NotificationsTab } from '#web/settings/NotificationsTab.tsx'
import { ProfileTab } from '#web/settings/ProfileTab.tsx'
import { useSignedInPlanner } from '#web/shell/signed-in-planner.ts'
import { Later } from '#web/ui/layout/Later.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { useTabInAddress } from '#web/ui/controls/use-tab-in-address.ts'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'

const loadSecurity = () => import('#web/settings/SecurityTab.tsx')
const SecurityTab = lazy(loadSecurity)
const loadLetterWords = () => import('#web/letters/shared/LetterWordsTab.tsx')
const LetterWordsTab = lazy(loadLetterWords)

export default function SettingsPage() {
  useFetchedAhead(loadSecurity)
  useFetchedAhead(loadLetterWords)
  const planner = useSignedInPlanner()
  const [tab, open] = useTabInAddress(['profile', 'business', 'billing', 'notifications', 'letters', 'security'])
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
            { id: 'profile', label: 'Profile', panel: <ProfileTab planner={planner} /> },
            { id: 'business', label: 'Business', panel: <BusinessTab planner={planner} /> },
            { id: 'billing', label: 'Billing', panel: <BillingTab /> },
            { id: 'notifications', label: 'Notifications', panel: <NotificationsTab /> },
            {
              id: 'letters',
              label: 'Mail to Couples',
              panel: (
                <Later>
                  <LetterWordsTab />
                </Later>
              ),
            },
            {
              id: 'security',
              label: 'Security',
              panel: (
                <Later>
                  <SecurityTab planner={planner} />
                </Later>
              ),
            },
          ]}
        />
      )}
      <DeletedClients />
    </>
  )
}
