import { expect, test } from 'vitest'
import { passwordProblem } from '#studio/accounts/web/password-problem.ts'

const problem = (password: string, again: string) => passwordProblem(password, again, 'They differ.')

test('different passwords are a mismatch, whatever their length', () => {
  expect(problem('abc', 'abd')).toEqual({ title: 'Password Mismatch', text: 'They differ.' })
})

test('a mismatch can have a custom title', () => {
  expect(passwordProblem('abc', 'abd', 'They differ.', 'No match')?.title).toBe('No match')
})

test('five characters are too short, six are enough', () => {
  expect(problem('abcde', 'abcde')).toEqual({
    title: 'Password Too Short',
    text: 'Password must be at least 6 characters long.',
  })
  expect(problem('abcdef', 'abcdef')).toBeUndefined()
})

test('an empty field is left to the error at the field', () => {
  expect(problem('', 'abcdef')).toBeUndefined()
  expect(problem('abcdef', '')).toBeUndefined()
})
