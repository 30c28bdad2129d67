import Bell from 'lucide-react/icons/bell'
import { expect, test } from 'vitest'
import { iconOf, tintOf } from '#talk/notifications/web/looks.ts'

test('each type has its own icon, any other a bell', () => {
  const types = ['event', 'message', 'client', 'task', 'reminder']
  expect(new Set([...types.map(iconOf), Bell]).size).toBe(types.length + 1)
  expect(['payment', 'constructor', ''].map(iconOf)).toEqual([Bell, Bell, Bell])
})

test('each priority has its colour, any other is gray', () => {
  const colours = ['high', 'medium', 'low', 'urgent', ''].map((priority) => /bg-(\w+)/.exec(tintOf(priority))?.[1])
  expect(colours).toEqual(['red', 'yellow', 'green', 'grey', 'grey'])
})
