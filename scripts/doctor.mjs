import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/server/doctor-command.ts'])
