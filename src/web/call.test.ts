import { expect, test, vi } from 'vitest'
import { CallError, wordsFor } from '#web/call.ts'

// What is imported looks into the page as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('document', { getElementById: () => null }))

const wordless = ['', '{}', '""', 'null', '[]', '{"message":""}', '{"message":null}', '{"message":{"code":7}}']

test('an answer without words, or with other things in their place, is told in the words of the one who called', () => {
  for (const body of wordless)
    expect(wordsFor(new CallError(503, 'Service Unavailable', body), 'Please try again.'), body).toBe(
      'Please try again.',
    )
})

test('the words of the server come first', () => {
  const error = new CallError(503, '', '{"message":"Larkspur is very busy right now."}')
  expect(wordsFor(error, 'Please try again.')).toBe('Larkspur is very busy right now.')
})

test('the message of an error is the status and what came with it', () => {
  expect(new CallError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
  expect(new CallError(503, 'Service Unavailable', '{}').message).toBe('503: {}')
})

test('a page is told from an answer', () => {
  expect(new CallError(502, 'Bad Gateway', '<!doctype html>').isPage).toBe(true)
  expect(wordless.map((body) => new CallError(503, '', body).isPage)).not.toContain(true)
})
