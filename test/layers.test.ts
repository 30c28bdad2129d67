import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'larkspur-layers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The importing file, and the imported path. */
const forbidden = [
  ['src/contract/tasks.ts', '#server/tasks/queries.ts'],
  ['src/server/db/pool.ts', '#server/http/app.ts'],
  ['src/server/http/mount.ts', '#server/tasks/queries.ts'],
  ['src/server/tasks/handlers.ts', '#server/clients/handlers.ts'],
  ['src/server/tasks/queries.ts', '#server/db/as-system.ts'],
  ['src/web/tasks/TasksPage.tsx', '#server/tasks/queries.ts'],
  ['src/web/goals/GoalRow.tsx', '#contract/index.ts'],
  ['src/web/tasks/TaskRow.tsx', '#web/clients/ClientRow.tsx'],
  ['src/web/ui/Button.tsx', '#web/tasks/shared/TickBox.tsx'],
] as const
const allowed = [
  ['src/contract/clients.ts', 'zod/mini'],
  ['src/server/http/spa.ts', '#server/db/pool.ts'],
  ['src/server/events/handlers.ts', '#server/clients/queries.ts'],
  ['src/server/events/table.ts', '#server/clients/table.ts'],
  ['src/server/letters/words.ts', '#server/news/public/kinds.ts'],
  ['src/server/events/jobs.ts', '#server/db/as-system.ts'],
  ['src/web/goals/use-value-in-place.ts', '#contract/calls.ts'],
  ['src/web/portal/TaskList.tsx', '#web/tasks/shared/TickBox.tsx'],
  ['src/web/ui/overlays/ConfirmCall.tsx', '#web/calls/use-call.ts'],
] as const

it('lint refuses imports that violate the layers, and no others', () => {
  for (const [file, module] of [...forbidden, ...allowed]) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import '${module}'\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '--config', '.oxlintrc.json', '--format', 'json', join(folder, 'src')],
    { cwd: root, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const refused = diagnostics.filter(({ code }) => code === 'larkspur(layers)').map(({ filename }) => filename)
  expect(refused.map((name) => name.slice(name.indexOf('src/'))).sort()).toEqual(forbidden.map(([file]) => file).sort())
})
