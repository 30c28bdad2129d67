import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyContent } from '#contract/link-contents.ts'
import { contract } from '#contract/index.ts'
import { answerText } from '#server/http/answer-text.ts'

const vendorDay = z.object({ kind: z.literal('vendor-day'), items: z.array(z.object({ title: z.string() })) })
const guestDay = z.object({ kind: z.literal('guest-day'), dress: z.string() })
const common = { kind: 'vendor-day', label: 'Rosebud', studio: 'Rosa', expiresAt: null, couple: null, notes: 'private' }
const written = (schemas: z.ZodMiniType[], content: unknown) =>
  JSON.parse(
    answerText(z.extend(contract.links.read.for.link.returns, { content: anyContent(schemas) }), {
      ...common,
      content,
    })!,
  )

it('a link answers with the declared fields of its own kind only', () => {
  const { notes: _, ...shown } = common
  const content = { kind: 'vendor-day', items: [{ title: 'Set up', notes: 'private' }], dress: 'Black tie' }
  const reduced = { kind: 'vendor-day', items: [{ title: 'Set up' }] }
  expect(written([vendorDay, guestDay], content)).toEqual({ ...shown, content: reduced })
  expect(written([vendorDay], content)).toEqual({ ...shown, content: reduced })
  expect(written([guestDay], content)).toEqual(shown)
  expect(written([vendorDay, guestDay], null)).toEqual({ ...shown, content: null })
  expect(written([], null)).toEqual({ ...shown, content: null })
})
