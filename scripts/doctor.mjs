import { handOver, prepare } from './prepare.mjs'

handOver(prepare({ build: false }), ['src/app/server/doctor-command.ts'])
