import type { Right } from '#contract/rights.ts'
import { hasRight } from '#web/shell/own-rights.ts'

/** The tabs of the settings, in their order. */
export const settingsTabs = {
  profile: 'Profile',
  business: 'Business',
  billing: 'Billing',
  notifications: 'Notifications',
  calendars: 'Calendars',
  letters: 'Mail to Couples',
  team: 'Team',
  data: 'Data',
  security: 'Security',
  audit: 'Audit Log',
}
export type SettingsTab = keyof typeof settingsTabs

/** What a member without the account sees; the rights are those of the tabs' calls. */
const needs: Partial<Record<SettingsTab, Right>> = {
  business: 'account',
  billing: 'money',
  notifications: 'work',
  calendars: 'day',
  letters: 'work',
  team: 'account',
  data: 'work',
  audit: 'account',
}

/** Those that the member may open. */
export const settingsTabsHere = (): SettingsTab[] =>
  (Object.keys(settingsTabs) as SettingsTab[]).filter((tab) => needs[tab] === undefined || hasRight(needs[tab]))
