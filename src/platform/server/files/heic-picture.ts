import { createRequire } from 'node:module'

type Image = {
  get_width: () => number
  get_height: () => number
  is_primary: () => boolean
  display: (into: Drawn, done: (drawn: Drawn | null) => void) => void
}
type Drawn = { data: Uint8ClampedArray; width: number; height: number }
type Library = { HeifDecoder: new () => { decode: (bytes: Buffer) => Image[] } }

const brands = new Set(['heic', 'heix', 'mif1'])

export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && brands.has(bytes.toString('latin1', 8, 12))

/** The main picture of the file, upright, once `check` has agreed to its size. */
export async function drawHeic(bytes: Buffer, check: (width: number, height: number) => void): Promise<Drawn> {
  // The library reports to the console, and its process writes the new picture there.
  Object.assign(console, { log: () => {} })
  const load = createRequire(import.meta.url)('libheif-js/libheif-wasm/libheif-bundle.js') as () => Library
  const images = new (load().HeifDecoder)().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('There is no picture')
  const width = image.get_width()
  const height = image.get_height()
  check(width, height)
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve, reject) => {
    image.display(into, (drawn) => (drawn ? resolve(drawn) : reject(new Error('The picture is damaged'))))
  })
}
