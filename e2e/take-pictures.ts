import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs'
import { findIds, startDemo } from './demo.ts'
import { fileOf, takePictures } from './pictures.ts'

const demo = await startDemo()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  for (const [name, bytes] of await takePictures(browser, demo, await findIds(demo))) {
    await mkdir(dirname(fileOf(name)), { recursive: true })
    await writeFile(fileOf(name), bytes)
    console.log(`docs/pictures/${name}.webp, ${Math.round(bytes.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  await demo.stop()
}
