import { builtProgram, handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['bench/run.ts', ...process.argv.slice(2)], { BENCH_PROGRAM: builtProgram.join(' ') })
