import { prepare } from './prepare.mjs'

// For images: a layer with what is installed, and one with what is built.
prepare({ build: !process.argv.includes('--only-install') })
