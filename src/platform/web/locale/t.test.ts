import { afterEach, expect, it } from 'vitest'
import { text } from '#platform/contract/fields.ts'
import { speak, t } from '#platform/web/locale/t.ts'

afterEach(() => speak('en'))

const tooLong = () => text(40).safeParse('x'.repeat(41)).error?.issues[0]?.message ?? ''

it('the message of a schema with a number is shown in the language of the page', async () => {
  expect(t(tooLong())).toBe('Please keep this under 40 characters.')
  await speak('de')
  expect(t(tooLong())).toBe('Bitte bleiben Sie unter 40 Zeichen.')
})
