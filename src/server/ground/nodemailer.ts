import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loaded with the first mail, as CommonJS: its ES modules import `node:http` (`http-module.ts`). */
export const nodemailer = () => require('nodemailer') as typeof import('nodemailer')
