import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveIntoPast } from '#app/server/demo-past.ts'
import { fillStudio } from '#app/server/demo-fill.ts'

/** A temporary instance whose folder is removed with the process. */
const folder = mkdtempSync(join(tmpdir(), 'larkspur-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = folder
process.env.LOG_LEVEL ??= 'warn'
// The first letters are there when somebody looks for them.
process.env.LETTERS_AFTER ??= '5s'
delete process.env.DATABASE_URL
delete process.env.SMTP_URL
delete process.env.FILES_URL

/** The start-up hints for a new owner (sign up, read the mail) do not apply to the demo. */
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
await import('#app/server/main.ts')

const address = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`
const { planner, assistant, couple } = await fillStudio(address, join(folder, 'outbox'))
await moveIntoPast(folder)
process.stdout.write = write
process.stdout.write(`
A demo studio is ready. It vanishes when you stop it.
  Planner    ${address}/login         ${planner.email}  ${planner.password}
  Assistant  ${address}/login         ${assistant.email}  ${assistant.password}
  Couple     ${address}/client-login  ${couple.email}  ${couple.password}
`)
