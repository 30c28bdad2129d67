import { existsSync } from 'node:fs'

/** Chromium without its own windows, which take more processor time than the pages in them. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for what the shell cannot do, such as notifications: the one that CHROMIUM names, or the machine's. */
export function findWholeChromium() {
  return process.env['CHROMIUM'] || whole.find((path) => existsSync(path))
}

/** The browser for the tests. */
export function findChromium() {
  return process.env['CHROMIUM'] || [headlessShell, ...whole].find((path) => existsSync(path))
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
