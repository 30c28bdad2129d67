import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileOf, takePictures } from './pictures.ts'

for (const [name, bytes] of await takePictures()) {
  await mkdir(dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), bytes)
  console.log(`docs/pictures/${name}.webp, ${Math.round(bytes.length / 1024)} kB`)
}
