import { handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['src/app/server/demo.ts'])
