import { backUp } from '#server/db/backup.ts'

const [target] = process.argv.slice(2)
try {
  if (!target) throw new Error('Say where to: npm run backup -- <new folder>')
  if (process.env['DATABASE_URL']) {
    throw new Error('With DATABASE_URL the database is backed up with the tools of that server (docs/operating.md).')
  }
  await backUp(process.env['DATA_DIR'] || './data', target)
  console.log(`Backed up to ${target}. To restore it, copy it to where DATA_DIR points, and start.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
