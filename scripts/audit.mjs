import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/app/server/audit-command.ts', ...process.argv.slice(2)])
