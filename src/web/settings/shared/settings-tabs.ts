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
