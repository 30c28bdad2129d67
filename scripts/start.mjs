import { handOver, prepare } from './prepare.mjs'
import { program } from './program.mjs'

handOver(prepare(), program)
