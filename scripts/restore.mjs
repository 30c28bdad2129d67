import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/app/server/restore-command.ts', ...process.argv.slice(2)])
