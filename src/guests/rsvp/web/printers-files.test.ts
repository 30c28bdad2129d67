import { expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import { printersFiles } from '#guests/rsvp/web/printers-files.ts'

it('are a list that names the QR code of each envelope, and the codes', () => {
  const envelopes = [hills, { ...moors, name: 'Zoë / "Lee"' }] as PlannersEnvelope[]
  const links = [hills, moors].map(({ id }) => ({ envelopeId: id, address: `https://bloom.example/rsvp/${id}` }))
  const { csv, svgs } = printersFiles(envelopes, links)
  expect(csv).toContain('The Hills,1 High Street,,https://bloom.example/rsvp/1,0001 The-Hills.svg\r\n')
  const codes = svgs()
  expect(Object.keys(codes)).toEqual(['0001 The-Hills.svg', expect.stringMatching(/^0002 Zoe.*-Lee\.svg$/)])
  expect(codes['0001 The-Hills.svg']).toMatch(/^<svg xmlns=.*<path fill="#000" d="M4 4h1v1h-1z/)
})
