import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/server/restore-command.ts', ...process.argv.slice(2)])
