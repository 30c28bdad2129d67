import { expect, it } from 'vitest'
import { placesFor } from '#overview/search/web/places.ts'

it.each([
  [
    'settings',
    [
      'Settings',
      'Profile',
      'Business',
      'Notifications',
      'Security',
      'Your Look',
      'Billing',
      'Team',
      'Calendars',
      'Emails to Couples',
      'Import, Export, API',
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
  ['import', ['Import, Export, API']],
  ['time zone', ['Business']],
  ['currency', ['Billing']],
  ['logo', ['Your Look']],
  ['vat', ['Billing']],
  ['tax', ['Billing']],
  ['two-factor', ['Security']],
  ['2fa', ['Security']],
  ['export', ['Import, Export, API']],
  ['backup', ['Import, Export, API']],
  ['trash', ['Settings']],
  ['calendar feed', ['Calendars']],
  ['permissions', ['Team']],
  ['api', ['Import, Export, API']],
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
