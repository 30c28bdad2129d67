/** What failed in a report of Vitest, and why. */
export function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return [
      ...(message ? [told(name, [message])] : []),
      ...failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages)),
    ]
  })
}

/** The same of Playwright's. */
export function failedJourneys({ errors = [], suites = [] }) {
  return [...errors.map(({ message }) => shortened(message)), ...suites.flatMap(failedIn)]
}

function failedIn({ specs = [], suites = [] }) {
  const told = specs.map(journey).filter((text) => text !== undefined)
  return [...told, ...suites.flatMap(failedIn)]
}

function journey({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  if (errors.length === 0) return undefined
  const messages = errors.map(({ message }) => message)
  return told(`${file}:${line} › ${title}`, messages)
}

const told = (name, messages) => [name, ...messages.map(shortened)].join('\n')

/** The beginning says what was expected; what follows may be a whole page. */
const shortened = (text) => text.split('\n').slice(0, 25).join('\n')
