import type { Preferences } from '#studio/accounts/contract/endpoints.ts'

export type Switches = Omit<Preferences, 'unavailable'>
type Row = { name: keyof Switches; label: string; hint: string; channel?: Preferences['unavailable'][number] }

export const channels: Row[] = [
  { name: 'emailNotifications', label: 'Email notifications', hint: 'An email to the address you sign in with.' },
  {
    name: 'mailDigest',
    label: 'One email a day',
    hint: 'All the news in one email at 8:00 AM instead of one email each.',
  },
  {
    name: 'pushNotifications',
    label: 'Push notifications',
    hint: 'Instead of emails, on each device where you have turned them on.',
    channel: 'push',
  },
  { name: 'smsNotifications', label: 'SMS notifications', hint: 'A text message to your phone.', channel: 'sms' },
]

export const eventTypes: Row[] = [
  { name: 'clientMessages', label: 'Client messages', hint: 'A couple has written to you.' },
  { name: 'eventReminders', label: 'Event reminders', hint: 'An appointment or a wedding is coming up.' },
  { name: 'taskDeadlines', label: 'Task deadlines', hint: 'A task is due soon.' },
  { name: 'paymentAlerts', label: 'Payment alerts', hint: 'An invoice has been paid.' },
]

/** The changed switches, without channels that this installation cannot deliver. */
export function changedSwitches(chosen: Switches, stored: Preferences): Partial<Switches> {
  const out = new Set(
    channels.filter(({ channel }) => channel && stored.unavailable.includes(channel)).map(({ name }) => name),
  )
  const names = [...channels, ...eventTypes].map(({ name }) => name)
  return Object.fromEntries(
    names.filter((name) => !out.has(name) && chosen[name] !== stored[name]).map((name) => [name, chosen[name]]),
  )
}
