import { readFileSync } from 'node:fs'

/**
 * Preloaded into the product, so that its clock can be set while it runs: the file has the seconds by which it is
 * ahead. The database keeps its own clock, as on a machine of its own.
 */
const file = process.env['SHIFTED_CLOCK'] ?? ''
const trueNow = Date.now.bind(Date)
let aheadMs = 0

function look(): void {
  aheadMs = Number(readFileSync(file, 'utf8')) * 1000 || 0
}

look()
setInterval(look, 20).unref()
Date.now = () => trueNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made) as object,
})
