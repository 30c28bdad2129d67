import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { skipIntroductions } from './inspection.ts'
import { expect, test, toastOf } from './journey.ts'
