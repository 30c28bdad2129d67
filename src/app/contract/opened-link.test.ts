import { expect, it } from 'vitest'
import { contract } from '#app/contract/index.ts'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { answerText } from '#platform/server/http/answer-text.ts'

const common = {
  kind: 'vendor-day',
  label: 'Rosebud',
  studio: 'Rosa',
  region: defaultRegion,
  expiresAt: null,
  couple: null,
}
const content = { days: [], confirmations: [], weddings: [] }
const written = (link: object): unknown => JSON.parse(answerText(contract.links.read.for.link.returns, link)!)

it('a link answers with the declared fields of its own kind only', () => {
  const shown = { ...common, content: { ...content, kind: 'vendor-day' } }
  expect(written({ ...shown, notes: 'private', content: { ...shown.content, notes: 'private' } })).toEqual(shown)
  expect(written({ ...common, content: null })).toEqual({ ...common, content: null })
})
