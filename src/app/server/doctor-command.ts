import { examine } from '#operations/doctor/server/examine.ts'
import { fileColumns } from '#app/server/tables.ts'

const findings = await examine(process.env, fileColumns)
for (const { what, mend, isNote } of findings) process.stdout.write(`${isNote ? '–' : '✗'} ${what}\n  → ${mend}\n\n`)
if (findings.some(({ isNote }) => !isNote)) process.exitCode = 1
else process.stdout.write(`Nothing ${findings.length > 0 ? 'else ' : ''}is wrong with this installation.\n`)
