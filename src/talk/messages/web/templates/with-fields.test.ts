import { expect, it } from 'vitest'
import { withFields } from '#talk/messages/web/templates/with-fields.ts'

const used = [{ filled: 'Only 40 days to go!', written: 'Only {days to go} to go!' }]

it('what is sent later has the fields of its template again, also within other words', () => {
  expect(withFields('Dear Emma, Only 40 days to go! Rosa', used)).toBe('Dear Emma, Only {days to go} to go! Rosa')
})

it('a text that was changed by hand stays as it is', () => {
  expect(withFields('Only 39 days to go!', used)).toBe('Only 39 days to go!')
})
