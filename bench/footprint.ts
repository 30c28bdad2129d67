import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../e2e/cold-time.ts'
import { coldDashboardMs } from './cold-dashboard.ts'
import { memoryMb } from './cost.ts'
import { exportMs, largeExportMb } from './exports.ts'
import { startInstance, type Instance } from './instance.ts'
import { lettersCpuSeconds } from './letters.ts'
import { listeningMs } from './listening.ts'
import { slowPhoneMs } from './slow-phone.ts'

type Figures = Record<string, number>
/** A running product, and what was measured of it. */
export type Measured = { instance: Instance; figures: Figures }

const starts = 5
const idleSeconds = 5

/** Starts and stops a product, and leaves it running. */
export async function measureStarts(product: string, dataDir: string, port: number): Promise<Measured> {
  await (await startInstance(product, dataDir, port)).stop()
  const all: Instance[] = []
  const stopsMs: number[] = []
  for (let round = 0; round < starts; round++) {
    const instance = await startInstance(product, dataDir, port)
    all.push(instance)
    const stopping = performance.now()
    await instance.stop()
    stopsMs.push(performance.now() - stopping)
  }
  const instance = await startInstance(product, dataDir, port)
  await pause(idleSeconds * 1000)
  const figures: Figures = {
    'start to first /healthz, ms': median(all.map(({ healthzAfterMs }) => healthzAfterMs)),
    'start to first /readyz, ms': median(all.map(({ readyzAfterMs }) => readyzAfterMs)),
    'stop, ms': median(stopsMs),
    'memory, idle, MB': memoryMb(instance.pid),
  }
  return { instance, figures }
}

/** What is selected by a word, or by none. */
export async function measureFootprint(instance: Instance, wanted: string): Promise<Figures> {
  const figures: Figures = {}
  const coldMs = await coldDashboardMs(instance)
  if (coldMs !== undefined) figures['cold dashboard in a browser, ms'] = coldMs
  if ('export'.includes(wanted)) figures['export of 12 weddings, ms'] = await exportMs(instance)
  if ('listening'.includes(wanted)) figures['a change told to 300 pages of links, ms'] = await listeningMs(instance)
  if ('letters'.includes(wanted)) figures['letters about 10,000 news, CPU s'] = await lettersCpuSeconds(instance)
  if (wanted === 'large export') Object.assign(figures, await largeExportMb(instance))
  if ('phone'.includes(wanted)) Object.assign(figures, await slowPhoneMs(instance))
  return figures
}
