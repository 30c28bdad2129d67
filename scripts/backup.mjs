import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/app/server/backup-command.ts', ...process.argv.slice(2)])
