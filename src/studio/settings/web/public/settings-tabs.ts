import type { Right } from '#platform/contract/rights.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'

/** The tabs of the settings, in their order: those of whoever is signed in, of the studio, and of its data. */
export const settingsTabs = {
  profile: 'Profile',
  business: 'Business',
  notifications: 'Notifications',
  security: 'Security',
  look: 'Your Look',
  billing: 'Billing',
  team: 'Team',
  calendars: 'Calendars',
  letters: 'Emails to Couples',
  data: 'Import, Export, API',
  audit: 'Audit Log',
}
export type SettingsTab = keyof typeof settingsTabs

/** The headings of the tabs after the first ones. */
const groups: Partial<Record<SettingsTab, string>> = {
  look: 'Studio',
  billing: 'Studio',
  team: 'Studio',
  calendars: 'Studio',
  letters: 'Studio',
  data: 'Data',
  audit: 'Data',
}
export const groupOf = (tab: SettingsTab): string | undefined => groups[tab]

/** What a member without the account sees; the rights are those of the tabs' calls. */
const needs: Partial<Record<SettingsTab, Right>> = {
  business: 'account',
  look: 'work',
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
