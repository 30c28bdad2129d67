import { expect, it } from 'vitest'
import { placesFor } from '#web/search/places.ts'

it.each([
  [
    'settings',
    [
      'Settings',
      'Profile',
      'Business',
      'Billing',
      'Notifications',
      'Calendars',
      'Mail to Couples',
      'Team',
      'Data',
      'Security',
      'Audit Log',
    ],
  ],
  ['new cl', ['New Client']],
  ['add couple', ['New Client']],
  ['task', ['Tasks', 'New Task']],
  ['password', ['Security']],
  ['passkey', ['Security']],
  ['templates', ['Plan Templates']],
  ['plan', ['Plan Templates']],
  ['digest', ['Notifications']],
  ['morning', ['Notifications']],
  ['import', ['Data']],
  ['time zone', ['Business']],
  ['currency', ['Billing']],
  ['logo', ['Billing']],
  ['vat', ['Billing']],
  ['tax', ['Billing']],
  ['two-factor', ['Security']],
  ['2fa', ['Security']],
  ['export', ['Data']],
  ['backup', ['Data']],
  ['trash', ['Settings']],
  ['calendar feed', ['Calendars']],
  ['permissions', ['Team']],
  ['api', ['Data']],
  ['maxi', []],
  ['nobody', []],
  [' & ', []],
])('%j finds %j', (typed, labels) => {
  expect(placesFor(typed).map(({ label }) => label)).toEqual(labels)
})

it('leads to a tab of the settings', () => {
  expect(placesFor('password')[0]?.target).toEqual({ to: '/settings', search: { tab: 'security' } })
  expect(placesFor('profile')[0]?.target).toEqual({ to: '/settings' })
})
