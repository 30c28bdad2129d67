const shown = 15
/** What one file, or one journey, may take on a quiet machine, in seconds. */
const aims = { api: 20, components: 8, journeys: 20 }

/** A table for each kind of what took longest. `measured` has a kind, a file and seconds for each. */
export function slowestTables(measured) {
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  return kinds
    .map((kind) =>
      tableOf(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    )
    .join('\n\n')
}

function tableOf(kind, files) {
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, shown)
  const aim = aims[kind]
  const rows = slowest.map(({ file, seconds }) => {
    const verdict = seconds > aim ? `above ${aim}` : ''
    return `${seconds.toFixed(1).padStart(7)}  ${verdict.padEnd(9)}  ${file}`
  })
  return [`── Slowest of ${kind}: seconds, of ${Math.round(total)} in all`, ...rows].join('\n')
}

/** One entry for each journey of a Playwright report. */
export function durationsOfJourneys({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      kind: 'journeys',
      file: `${file} › ${title}`,
      seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
    ...durationsOfJourneys({ suites: inner }),
  ])
}
