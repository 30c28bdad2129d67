/** More than a stored logo has: it was made small when it was uploaded. */
const mostPixels = 1_000_000

/** Small, opaque and made here, whatever was uploaded; a picture that cannot be read is left out. */
export async function printable(logo: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  return sharp(logo, { limitInputPixels: mostPixels })
    .rotate()
    .resize(900, 360, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .removeAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch(() => null)
}
