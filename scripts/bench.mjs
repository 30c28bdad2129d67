import { handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['bench/run.ts', ...process.argv.slice(2)])
