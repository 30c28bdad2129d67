import { findNode, handOver } from './prepare.mjs'
import { program } from './program.mjs'

// What is built already, without looking for newer sources.
handOver(findNode(), program)
