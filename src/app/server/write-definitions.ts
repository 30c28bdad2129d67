import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitions } from '#app/server/definitions.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

for (const [folder, files] of Object.entries(definitions)) {
  const path = sourceOf(`app/server/${folder}`)
  mkdirSync(path, { recursive: true })
  for (const name of readdirSync(path)) if (!(name in files)) rmSync(join(path, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
}
