import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/app/server/reset-second-factor-command.ts', ...process.argv.slice(2)])
