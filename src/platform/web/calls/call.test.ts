import { expect, test, vi } from 'vitest'
import { CallError, wordsFor } from '#platform/web/calls/call.ts'

// The imported modules access the document when they are loaded.
vi.hoisted(() => vi.stubGlobal('document', { getElementById: () => null }))

const wordless = ['', '{}', '""', 'null', '[]', '{"message":""}', '{"message":null}', '{"message":{"code":7}}']

test('an answer without a usable message is shown with the text of the caller', () => {
  for (const body of wordless)
    expect(wordsFor(new CallError(503, 'Service Unavailable', body), 'Please try again.'), body).toBe(
      'Please try again.',
    )
})

test('the message of the server takes precedence', () => {
  const error = new CallError(503, '', '{"message":"Larkspur is very busy right now."}')
  expect(wordsFor(error, 'Please try again.')).toBe('Larkspur is very busy right now.')
})

test('the message of an error is the status and the body, or the status text', () => {
  expect(new CallError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
  expect(new CallError(503, 'Service Unavailable', '{}').message).toBe('503: {}')
})

test('an HTML page is distinguished from a JSON answer', () => {
  expect(new CallError(502, 'Bad Gateway', '<!doctype html>').isPage).toBe(true)
  expect(wordless.map((body) => new CallError(503, '', body).isPage)).not.toContain(true)
})
