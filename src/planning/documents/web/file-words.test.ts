import { expect, it } from 'vitest'
import { fileProblem, nameFor } from '#planning/documents/web/public/file-rules.ts'
import { kindOf, sizeInMb } from '#planning/documents/web/file-words.ts'

it('formats the type and the size of a file', () => {
  expect(kindOf('application/pdf')).toBe('PDF')
  expect(kindOf('')).toBe('unknown')
  expect(sizeInMb(1)).toBe('1 kB')
  expect(sizeInMb(3000)).toBe('3 kB')
  expect(sizeInMb(10_485)).toBe('11 kB')
  expect(sizeInMb(10_486)).toBe('0.01 MB')
  expect(sizeInMb(1_572_864)).toBe('1.50 MB')
})

it('names a document after its file, up to the first dot', () => {
  expect(nameFor('contract.v2.final.pdf')).toBe('contract')
  expect(nameFor('.env')).toBe('.env')
})

it('recognizes what the server would refuse', () => {
  expect(fileProblem({ name: 'Contract.PDF', size: 10 * 1024 * 1024 })).toBeUndefined()
  expect(fileProblem({ name: 'contract.pdf', size: 10 * 1024 * 1024 + 1 })).toMatch('10 MB')
  expect(fileProblem({ name: 'party.exe', size: 1 })).toMatch('Please choose')
  expect(fileProblem({ name: 'a.txt', size: 0 })).toBe('This file is empty.')
})
