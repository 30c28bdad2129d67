const side = 512

/** Two rings in two colours, as a placeholder for a couple's photo. */
export async function drawPicture(light: string, dark: string, format: 'png' | 'jpeg' = 'png'): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><radialGradient id="sky" cx="35%" cy="25%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="14"><circle cx="206" cy="270" r="96"/><circle cx="306" cy="242" r="96"/></g></svg>`
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).toFormat(format).toBuffer())])
}
