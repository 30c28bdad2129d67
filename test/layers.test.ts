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
  ['src/planning/tasks/contract/endpoints.ts', '#planning/tasks/server/queries.ts'],
  ['src/platform/server/db/pool.ts', '#platform/server/http/app.ts'],
  ['src/platform/server/http/mount.ts', '#planning/tasks/server/handlers.ts'],
  ['src/planning/tasks/server/handlers.ts', '#weddings/clients/server/handlers.ts'],
  ['src/planning/tasks/server/queries.ts', '#platform/server/db/as-system.ts'],
  ['src/planning/tasks/web/Tasks.tsx', '#planning/tasks/server/queries.ts'],
  ['src/planning/goals/web/GoalRow.tsx', '#app/contract/index.ts'],
  ['src/planning/tasks/web/TaskRow.tsx', '#weddings/clients/web/ClientRow.tsx'],
  ['src/platform/web/ui/Button.tsx', '#planning/tasks/web/public/TickBox.tsx'],
  ['src/weddings/people/server/handlers.ts', '#planning/tasks/server/queries.ts'],
  ['src/planning/events/contract/calls.ts', '#money/invoices/contract/calls.ts'],
  ['src/talk/notes/server/handlers.ts', '#weddings/clients/server/queries.ts'],
] as const
const allowed = [
  ['src/weddings/clients/contract/endpoints.ts', 'zod/mini'],
  ['src/app/server/pages/spa.ts', '#platform/server/db/pool.ts'],
  ['src/planning/events/server/handlers.ts', '#weddings/clients/server/public/clients.ts'],
  ['src/planning/events/server/table.ts', '#weddings/clients/server/table.ts'],
  ['src/talk/letters/server/words.ts', '#weddings/news/server/public/kinds.ts'],
  ['src/planning/events/server/jobs.ts', '#platform/server/db/as-system.ts'],
  ['src/planning/goals/web/use-value-in-place.ts', '#planning/goals/contract/calls.ts'],
  ['src/overview/portal/web/TaskList.tsx', '#planning/tasks/web/public/TickBox.tsx'],
  ['src/platform/web/ui/overlays/ConfirmCall.tsx', '#platform/web/calls/use-call.ts'],
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
