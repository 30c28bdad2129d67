import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'

/** The stages of a Dockerfile with their instructions. */
export function readDockerfile(text) {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const stages = []
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [, image, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest)
      stages.push({ image, name, instructions: [] })
    } else stages.at(-1).instructions.push({ word, rest })
  }
  return stages
}

/** Carries the instructions of a stage out below `root`, which holds its base image. Returns how the image is started. */
export function buildStage({ instructions }, { root, context, rootOf, outside }) {
  const image = { root, env: {}, folder: '/', user: 'root', command: [], healthCheck: [] }
  const run = {
    RUN: (rest) => inside(image, ['/bin/sh', '-c', rest], outside),
    COPY: (rest) => copy(rest, { image, context, rootOf }),
    ENV(rest) {
      const [, name, value] = /^(\w+)=(.*)$/.exec(rest)
      image.env[name] = value
    },
    WORKDIR(rest) {
      image.folder = rest
      mkdirSync(join(root, rest), { recursive: true })
    },
    USER: (rest) => (image.user = rest),
    CMD: (rest) => (image.command = JSON.parse(rest)),
    HEALTHCHECK: (rest) => (image.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')))),
    VOLUME: () => {},
    EXPOSE: () => {},
  }
  for (const { word, rest } of instructions) {
    if (!run[word]) throw new Error(`${word} is not known here.`)
    console.log(`${word} ${rest}`)
    run[word](rest)
  }
  return image
}

/** Runs a command as root in the image, with network settings of this machine in `outside`. */
function inside({ root, env, folder }, command, outside) {
  const settings = Object.entries({ PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...outside, ...env })
  const words = ['env', '-i', '-C', folder, ...settings.map(([name, value]) => `${name}=${value}`), ...command]
  const { status } = spawnSync('chroot', [root, ...words], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`It ended with ${status}.`)
}

function copy(rest, { image, context, rootOf }) {
  const words = rest.split(/\s+/)
  const from = words[0].startsWith('--from=') ? rootOf(words.shift().slice('--from='.length)) : undefined
  const to = words.pop()
  const target = join(image.root, to.startsWith('/') ? to : join(image.folder, to))
  for (const word of words) {
    if (from) copyPath(join(from, word), to.endsWith('/') ? join(target, basename(word)) : target)
    else for (const path of filesOf(context, word)) copyPath(join(context, path), placeOf(path, { word, to, target }))
  }
}

const placeOf = (path, { word, to, target }) => {
  if (word === '.') return join(target, path)
  if (path === word) return to.endsWith('/') ? join(target, basename(path)) : target
  return join(target, path.slice(word.length + 1))
}

function copyPath(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  const isFolder = statSync(from).isDirectory()
  cpSync(from, to, { recursive: isFolder, verbatimSymlinks: true })
}

/** The files of the context, without what .dockerignore names. */
function filesOf(context, word) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', word], {
    cwd: context,
    encoding: 'utf8',
  })
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(context, path)))
    .filter((path) => !ignored.some((one) => path.startsWith(`${one}/`) || matchesGlob(path, one)))
}
