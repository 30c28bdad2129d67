import { expect, it } from 'vitest'
import { tokenIn } from '#studio/accounts/web/token-in.ts'

it.each([
  ['a link', 'https://studio.example/verify-email?token=abc-123&email=a%40b.example'],
  ['a link with words around it', 'Here: https://studio.example/verify-email?email=a&token=abc-123 \n'],
  ['a token', ' abc-123 '],
])('finds the token in %s', (_, pasted) => {
  expect(tokenIn(pasted)).toBe('abc-123')
})
