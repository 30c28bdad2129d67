import { handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['test/faults/run.ts', ...process.argv.slice(2)])
