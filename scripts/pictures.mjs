import { handOver, prepare } from './prepare.mjs'

handOver(prepare(), ['e2e/take-pictures.ts'])
