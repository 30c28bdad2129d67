import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import { resizeLogo } from '#money/billing/server/logo.ts'
import { resizeAvatar } from '#weddings/clients/server/avatar.ts'

const of = (bytes: Buffer | string) => Readable.from([Buffer.from(bytes)], { objectMode: false })

/** The picture library could draw it. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b46a5a' } })

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is re-encoded from %s', async (format) => {
    const made = await buffer(await resizeAvatar(of(await blank(900, 600).toFormat(format).toBuffer())))
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('is turned upright by its EXIF orientation', async () => {
    const sideways = await blank(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const made = await buffer(await resizeLogo(of(sideways)))
    expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 160, height: 320 })
  })

  it('is not decoded from SVG, PDF or TIFF', async () => {
    const tiff = await blank(10, 10).tiff().toBuffer()
    for (const bytes of [svg, '%PDF-1.7\n', tiff])
      await expect(resizeAvatar(of(bytes))).rejects.toMatchObject({ reason: 'wrong-type' })
  })

  it('that is truncated, or not a picture, is refused', async () => {
    const whole = await blank(900, 600).png().toBuffer()
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('ffd8ffe000104a46494600', 'hex')])
      await expect(resizeAvatar(of(bytes))).rejects.toMatchObject({ reason: 'wrong-type' })
  })

  it('with too many pixels is refused by its header alone', async () => {
    const bytes = await blank(9000, 7000).png().toBuffer()
    await expect(resizeAvatar(of(bytes))).rejects.toMatchObject({
      reason: 'too-large',
      message: 'Please choose a picture of at most 50 megapixels.',
    })
    await expect(resizeLogo(of(await blank(6000, 5000).png().toBuffer()))).rejects.toMatchObject({
      reason: 'too-large',
    })
  })

  it('does not delay password hashing', async () => {
    const bytes = await blank(8000, 6000).png().toBuffer()
    const pictures = Promise.all(Array.from({ length: 3 }, () => resizeAvatar(of(bytes))))
    let hashed = 0
    let busy = true
    void pictures.finally(() => (busy = false))
    for (; busy; hashed += 1) await hashPassword('a password')
    await pictures
    expect(hashed).toBeGreaterThan(5)
  })
})
