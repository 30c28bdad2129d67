/** The failed tests in a Vitest report, with their errors. */
export function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return [
      ...(message ? [report(name, [message])] : []),
      ...failed.map(({ fullName, failureMessages }) => report(`${name} › ${fullName}`, failureMessages)),
    ]
  })
}

/** The same for a Playwright report. */
export function failedJourneys({ errors = [], suites = [] }) {
  return [...errors.map(({ message }) => shortened(message)), ...suites.flatMap(failedIn)]
}

function failedIn({ specs = [], suites = [] }) {
  const reports = specs.map(journey).filter((text) => text !== undefined)
  return [...reports, ...suites.flatMap(failedIn)]
}

function journey({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  if (errors.length === 0) return undefined
  const messages = errors.map(({ message }) => message)
  return report(`${file}:${line} › ${title}`, messages)
}

const report = (name, messages) => [name, ...messages.map(shortened)].join('\n')

/** Only the beginning, which has the expectation; the rest may be a whole page's content. */
const shortened = (text) => text.split('\n').slice(0, 25).join('\n')
