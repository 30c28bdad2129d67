import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installFromDebian } from './debian-package.mjs'
import { buildStage, readDockerfile } from './dockerfile.mjs'
import { freePort } from './free-port.mjs'
import { fail } from './prepare.mjs'
import { root as context } from './program.mjs'

// Builds the image without a container engine: carries out the Dockerfile's steps in folders made by debootstrap, and
// starts the result with a read-only root and without privileges.
if (process.getuid?.() !== 0) fail('This test makes root folders and mounts: run it as root, on a machine for tests.')
if (!existsSync('/usr/sbin/debootstrap'))
  installFromDebian('debootstrap', 'This test needs debootstrap: install the package debootstrap.')

const folder = mkdtempSync('/var/tmp/larkspur-image-')
const certificates = process.env.NODE_EXTRA_CA_CERTS
/** Not where the image installs its own certificates. */
const certificatesInside = '/root/outside.crt'
const outside = certificates ? { NODE_EXTRA_CA_CERTS: certificatesInside } : {}
const roots = new Map()
let checks = 0
try {
  let image
  for (const stage of readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    const root = makeRoot(stage.image, `stage-${roots.size}`)
    image = buildStage(stage, { root, context, rootOf: (name) => roots.get(name), outside })
    roots.set(stage.name ?? 'final', root)
  }
  await tryImage(image)
  console.log(`\n${checks} passed, 0 failed`)
} finally {
  remove(folder)
}

/** Declared as functions, because the test above runs while this file is loaded. */
function passed(what) {
  checks += 1
  console.log(`✓ the image ${what}`)
}

async function isHealthy(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
  return answer?.ok === true
}

/** An interrupted step may leave a file system of the machine mounted in it, which must not be emptied. */
function remove(path) {
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  const below = mounted.map((line) => line.split(' ')[1] ?? '').filter((place) => place.startsWith(`${path}/`))
  for (const place of below.toReversed()) spawnSync('umount', [place])
  spawnSync('rm', ['--recursive', '--force', '--one-file-system', path], { stdio: 'inherit' })
}

/** A copy of the base image, with how this machine reaches the network. */
function makeRoot(image, name) {
  const [, suite] = /^debian:(\w+)-slim$/.exec(image) ?? fail(`${image} can't be made here.`)
  const base = join(folder, suite)
  if (!existsSync(base)) must('debootstrap', ['--variant=minbase', suite, base])
  const root = join(folder, name)
  must('cp', ['-a', base, root])
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  if (existsSync(join(homedir(), '.npmrc'))) copyFileSync(join(homedir(), '.npmrc'), join(root, 'root/.npmrc'))
  if (certificates) copyFileSync(certificates, join(root, certificatesInside))
  return root
}

function must(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) fail(`${program} failed: ${error?.message ?? status}`)
}

async function tryImage(image) {
  const port = String(await freePort())
  const env = { ...image.env, PORT: port, PUBLIC_URL: `http://localhost:${port}`, BACKUPS_TO: '/tmp/backups' }
  const container = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', startScript(image, env)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const ended = once(container, 'exit')
  try {
    const begun = Date.now()
    while (!(await isHealthy(port))) {
      assert.equal(container.exitCode, null, 'It ended before it answered.')
      assert.ok(Date.now() - begun < 60_000, 'It did not answer within a minute.')
      await pause(100)
    }
    passed(`answers /healthz after ${Date.now() - begun} ms`)
    const page = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } })
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<title>/)
    passed('serves the login page')
    const pid = await programOf(container.pid)
    assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), /^Uid:\s+10001\s+10001\s+10001\s+10001$/m)
    assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), /^CapEff:\s+0+$/m)
    passed('runs as an account of its own, without capabilities')
    const as = ['--target', String(pid), '--mount', '--pid', 'chroot', '--userspec=10001:10001', `/proc/${pid}/root`]
    const written = spawnSync('nsenter', [...as, 'sh', '-c', 'touch /app/written || touch /written'])
    assert.notEqual(written.status, 0)
    passed('cannot write outside of its data')
    const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    const inside = [...as, 'env', '-i', '-C', image.folder, ...settings]
    const health = spawnSync('nsenter', [...inside, ...image.healthCheck])
    assert.equal(health.status, 0, String(health.stderr))
    passed('passes its health check')
    const command = (...words) => spawnSync('nsenter', [...inside, 'node', ...words], { encoding: 'utf8' })
    const audit = command('scripts/audit.mjs', 'check')
    assert.equal(audit.status, 0, audit.stdout + audit.stderr)
    passed('runs the commands of operators')
    const backup = command('scripts/backup.mjs')
    assert.equal(backup.status, 0, backup.stdout + backup.stderr)
    passed('restores a backup before it keeps it')
    process.kill(pid, 'SIGTERM')
    const [code] = await Promise.race([ended, pause(15_000).then(() => ['too late'])])
    assert.equal(code, 0)
    passed('ends with 0 on SIGTERM')
  } finally {
    container.kill('SIGKILL')
  }
}

/** As an engine starts it: the root read-only, /tmp in memory, the volume writable. */
function startScript({ root, folder: workFolder, user, command }, env) {
  const settings = Object.entries(env).map(([name, value]) => `${name}='${value}'`)
  return [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind ${root} ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t tmpfs -o mode=1777,nosuid,nodev,noexec tmpfs ${root}/tmp`,
    `mount -t tmpfs -o mode=700,uid=10001,gid=10001 tmpfs ${root}/data`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot --userspec=${idsOf(root, user)} ${root} env -i -C ${workFolder} ${settings.join(' ')} ${command.join(' ')}`,
  ].join('\n')
}

/** `chroot` looks names up on this machine. */
function idsOf(root, user) {
  const line = readFileSync(join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`))
  return line.split(':').slice(2, 4).join(':')
}

/** The first process in the container. */
async function programOf(unshared) {
  const children = readFileSync(`/proc/${unshared}/task/${unshared}/children`, 'utf8').trim()
  return Number(children.split(' ')[0])
}
