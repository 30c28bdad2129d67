import { examine } from '#server/doctor/examine.ts'

const findings = await examine(process.env)
for (const { what, mend } of findings) process.stdout.write(`✗ ${what}\n  → ${mend}\n\n`)
if (findings.length === 0) process.stdout.write('Nothing is wrong with this installation.\n')
else process.exitCode = 1
