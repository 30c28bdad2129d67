import { handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['src/server/demo.ts'])
