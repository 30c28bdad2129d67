import { expect, test } from 'vitest'
import type { Preferences } from '#studio/accounts/contract/endpoints.ts'
import { changedSwitches } from '#app/web/settings/switches.ts'

const stored: Preferences = {
  emailNotifications: true,
  pushNotifications: true,
  smsNotifications: false,
  clientMessages: true,
  eventReminders: true,
  taskDeadlines: true,
  paymentAlerts: true,
  mailDigest: false,
  unavailable: ['push', 'sms'],
}

test('only changed switches are saved', () => {
  expect(changedSwitches(stored, stored)).toEqual({})
  expect(changedSwitches({ ...stored, paymentAlerts: false }, stored)).toEqual({ paymentAlerts: false })
})

test('a channel that is not available keeps its stored value', () => {
  expect(changedSwitches({ ...stored, pushNotifications: false }, stored)).toEqual({})
  expect(changedSwitches({ ...stored, pushNotifications: false }, { ...stored, unavailable: [] })).toEqual({
    pushNotifications: false,
  })
})
