import { randomInt } from 'node:crypto'
import { program } from '../../scripts/program.mjs'
import { overloadProblems, runOverload } from '#test/faults/overload.ts'
import { runRounds } from '#test/faults/rounds.ts'

const port = Number(process.env['PORT'] ?? 4170)

/** `npm run faults -- <rounds> <seed> <word>`: the same seed chooses the same faults, of those with the word in their name. */
async function mixed([rounds = '100', seed = String(randomInt(1_000_000)), word = '']: string[]): Promise<string[]> {
  console.log(`${rounds} rounds of mixed faults; again with: npm run faults -- ${rounds} ${seed} ${word}`)
  const say = (line: string) => console.log(line)
  const { problems, ...report } = await runRounds({
    rounds: Number(rounds),
    seed: Number(seed),
    word,
    port,
    program,
    say,
  })
  console.log(JSON.stringify(report, null, 2))
  return problems
}

/** `npm run faults -- overload`: five times what it can take, for a minute. */
async function overload(): Promise<string[]> {
  const report = await runOverload({ seconds: 60, port, program })
  console.log(JSON.stringify(report, null, 2))
  return overloadProblems(report)
}

const [first, ...more] = process.argv.slice(2)
const problems = await (first === 'overload' ? overload() : mixed(first === undefined ? [] : [first, ...more]))
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'All is as it should be.' : 'PROBLEMS, see above.')
process.exitCode = problems.length === 0 ? 0 : 1
