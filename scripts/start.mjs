import { builtProgram, handOver, prepare } from './prepare.mjs'

handOver(prepare(), builtProgram)
