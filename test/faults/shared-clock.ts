import childProcess, { type SpawnOptions } from 'node:child_process'
import { rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into the product where libfaketime sets its clock. The database is started without most variables of the
 * environment; this adds those of libfaketime, so that its clock is the app's.
 */
const names = ['LD_PRELOAD', 'NO_FAKE_STAT', ...Object.keys(process.env).filter((name) => name.startsWith('FAKETIME_'))]
const clock = Object.fromEntries(names.map((name) => [name, process.env[name]]))
const { spawn } = childProcess

childProcess.spawn = ((program: string, args: readonly string[], options: SpawnOptions = {}) => {
  const child = spawn(program, args, { ...options, env: { ...(options.env ?? process.env), ...clock } })
  // libfaketime leaves these behind where one program replaces another, as those that start the database do.
  const leftovers = [`faketime_shm_${child.pid}`, `sem.faketime_sem_${child.pid}`]
  child.once('exit', () => leftovers.forEach((name) => rmSync(`/dev/shm/${name}`, { force: true })))
  return child
}) as typeof spawn
syncBuiltinESMExports()
