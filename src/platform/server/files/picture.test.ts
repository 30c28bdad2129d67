import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import { asJpeg } from '#platform/server/files/jpeg.ts'
import { heic } from '#test/heic.ts'
import { resizeLogo } from '#money/billing/server/logo.ts'
import { resizeAvatar } from '#weddings/clients/server/avatar.ts'

const of = (bytes: Buffer | string) => Readable.from([Buffer.from(bytes)], { objectMode: false })

const damaged = (bytes: Buffer, from: number) =>
  Buffer.concat([bytes.subarray(0, from), Buffer.alloc(40, 0xff), bytes.subarray(from + 40)])

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

  it('is re-encoded from HEIC, too', async () => {
    const made = await buffer(await resizeLogo(of(heic())))
    expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 96, height: 64 })
    const { data, info } = await sharp(await buffer(await asJpeg(of(heic()))))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 96, height: 64, channels: 3 })
    const left = [...data.subarray(10 * 3, 10 * 3 + 3)]
    const right = [...data.subarray(80 * 3, 80 * 3 + 3)]
    expect(left.map((value) => value > 120)).toEqual([true, false, false])
    expect(right.map((value) => value > 120)).toEqual([false, false, true])
  })

  it.each([
    ['truncated', heic().subarray(0, 380)],
    ['without contents', heic().subarray(0, 40)],
    ['damaged in its description', damaged(heic(), 0xa0)],
    ['a video of its family', Buffer.from('0000001c667479706d69663100000000', 'hex')],
  ])('in HEIC that is %s is refused', async (_, bytes) => {
    await expect(resizeAvatar(of(bytes))).rejects.toMatchObject({ reason: 'wrong-type' })
  })

  it('in HEIC that would take more memory than a picture may is refused', async () => {
    const wide = heic()
    const size = wide.indexOf('ispe') + 8
    for (const [width, height, reason] of [
      [20_000, 20_000, 'too-large'],
      [7000, 7000, 'wrong-type'],
    ] as const) {
      wide.writeUInt32BE(width, size)
      wide.writeUInt32BE(height, size + 4)
      await expect(resizeAvatar(of(wide))).rejects.toMatchObject({ reason })
    }
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
