/** More than any stored logo, which was scaled down when it was uploaded. */
const mostPixels = 1_000_000

/** Re-encoded small and opaque; an unreadable picture is left out. */
export async function printable(logo: Buffer | null): Promise<Buffer | null> {
  if (!logo) return null
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
