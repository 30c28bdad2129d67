import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { programCache, root } from './program.mjs'

const lockFile = join(root, 'package-lock.json')
const installedStamp = join(root, 'node_modules/.larkspur-lock')
/** Build outputs, their sources, and their commands. */
const products = [
  {
    name: 'web pages',
    stamp: join(root, 'dist/web/.built-from'),
    sources: [
      'src',
      'public',
      'index.html',
      'scripts/link-page.ts',
      'scripts/web-chunks.ts',
      'scripts/service-worker.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
    without: /\/server\//,
    config: 'vite.config.ts',
  },
  {
    name: 'server',
    stamp: join(root, 'dist/server/.built-from'),
    sources: ['src', 'scripts/server-bundle.ts', 'package-lock.json'],
    without: /\/web\//,
    config: 'scripts/server-bundle.ts',
  },
]

/** Installs and builds what is missing or outdated. Returns the path of Node 24. */
export function prepare({ build = true } = {}) {
  if (!installed()) once(installed, install)
  const node = findNode()
  if (build) {
    for (const product of products) {
      const done = () => built(product)
      if (!done()) once(done, () => buildOne(product, node))
    }
  }
  return node
}

/** Exits with one line instead of a stack trace. */
export function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Environment with the packaged Node first in PATH, which the programs in node_modules expect. */
export function environment(extra = {}) {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...extra }
}

/** Runs a long-lived child: inherits output, forwards signals, and exits with its exit code. */
export function handOver(node, args, extra = {}) {
  const [program, ...rest] = [...untilWeDie(), node, ...args]
  const child = spawn(program, rest, { cwd: root, stdio: 'inherit', env: environment({ ...programCache, ...extra }) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.once('exit', () => child.kill())
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** Otherwise the child would survive, and keep its port, when this process is killed. */
function untilWeDie() {
  const setpriv = '/usr/bin/setpriv'
  return process.platform === 'linux' && existsSync(setpriv) ? [setpriv, '--pdeathsig=TERM'] : []
}

/** The Node that is installed with the packages, whichever one runs this script. */
export function findNode() {
  const packaged = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(packaged)) return packaged
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  return fail(`Larkspur needs Node 24 or newer on ${process.platform}-${process.arch}; this is ${process.version}.`)
}

function installed() {
  const wanted = hashOf([lockFile])
  return read(installedStamp) === wanted || (matchesLock() && stamp(installedStamp, wanted))
}

/** Uses npm's own record of the installed packages, so that a manual `npm install` is recognized. */
function matchesLock() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const there = JSON.parse(read(record)).packages
  return Object.entries(JSON.parse(read(lockFile)).packages).every(
    ([path, { version, optional }]) =>
      path === '' || there[path]?.version === version || (optional && there[path] === undefined),
  )
}

function install() {
  console.log('Installing what is missing (only this once) …')
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
  const strict = npm(['ci', ...options], 'pipe')
  // A registry without the packages of other platforms leaves gaps in the lock file that `npm ci` refuses, though nothing here needs them.
  const gaps = /code EUSAGE/.test(strict.stderr)
  const { status, stderr } = gaps ? npm(['install', '--no-save', ...options], 'inherit') : strict
  if (status !== 0) fail(`${stderr ?? ''}\nThe installation failed; npm says why above.`)
  // An older Node's npm leaves out native packages that need a newer one, so it is run again by the Node that came with them.
  if (Number.parseInt(process.versions.node, 10) < 20) installWithPackagedNode(['ci', ...options])
  stamp(installedStamp, hashOf([lockFile]))
}

function installWithPackagedNode(args) {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-node-'))
  copyFileSync(findNode(), join(folder, 'node'))
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) }
  const { status, stderr } = spawnSync('npm', args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) fail(`${stderr ?? ''}\nThe installation failed; npm says why above.`)
}

function npm(args, output) {
  const path = process.env.npm_execpath
  const [program, ...start] = path?.endsWith('.js') ? [process.execPath, path] : ['npm']
  const done = spawnSync(program, [...start, ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  })
  if (done.error) fail(`npm could not be started: ${done.error.message}`)
  return done
}

const isTest = (path) => /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(path)
const sourcesHash = ({ sources, without }) =>
  hashOf(sources.flatMap(filesIn).filter((path) => !isTest(path) && !without.test(relative(root, path))))

function built(product) {
  return existsSync(product.stamp) && read(product.stamp) === sourcesHash(product)
}

function buildOne(product, node) {
  console.log(`Building the ${product.name} …`)
  const sources = sourcesHash(product)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', product.config, '--logLevel', 'warn']
  const env = environment({ NODE_ENV: 'production' })
  const { status } = spawnSync(node, vite, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) fail(`The ${product.name} could not be built; the reason is above.`)
  stamp(product.stamp, sources)
}

function filesIn(name) {
  const path = join(root, name)
  if (!existsSync(path)) return []
  if (/\.[a-z]+$/.test(name)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(name, entry.name)) : [join(path, entry.name)]))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

/** Commands that start at the same time must not both install or build: the second one waits for the first. */
function once(done, work) {
  const lock = join(
    tmpdir(),
    `larkspur-${process.getuid?.()}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
  )
  for (;;) {
    try {
      const file = openSync(lock, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!lives(Number(read(lock)))) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  const unlock = () => rmSync(lock, { force: true })
  process.once('exit', unlock)
  if (!done()) work()
  unlock()
  process.off('exit', unlock)
}

function lives(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function stamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}
