import { expect, it } from 'vitest'
import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import { sameLook } from '#overview/portal-builder/web/same-look.ts'

const look: Customization = {
  clientId: 1,
  colorScheme: 'rose',
  studioColor: false,
  typography: 'lora',
  enabledFeatures: ['tasks', 'vendors'],
  showsDay: true,
  showsGuests: true,
  selectedInvoices: [2, 10],
}

it('compares customizations regardless of order', () => {
  expect(sameLook(look, { ...look, enabledFeatures: ['vendors', 'tasks'], selectedInvoices: [10, 2] })).toBe(true)
  expect(sameLook(look, { ...look, colorScheme: 'blue' })).toBe(false)
  expect(sameLook(look, { ...look, typography: 'inter' })).toBe(false)
  expect(sameLook(look, { ...look, enabledFeatures: ['tasks'] })).toBe(false)
  expect(sameLook(look, { ...look, showsDay: false })).toBe(false)
  expect(sameLook(look, { ...look, selectedInvoices: [] })).toBe(false)
})
