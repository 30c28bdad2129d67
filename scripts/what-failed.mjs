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

/** The failed journeys in a Playwright report, with their errors. */
export function failedJourneys(whole) {
  const failed = journeysOf(whole).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  return [...(whole.errors ?? []).map(({ message }) => shortened(message)), ...failed.map(described)]
}

/** The journeys of a Playwright report that failed and then passed, with their first error. */
export function passedAtSecondTry(whole) {
  return journeysOf(whole)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(described)
}

function journeysOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(journeysOf)]
}

function described({ file, line, title, tests }) {
  const first = tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0)
  return report(`${file}:${line} › ${title}`, first?.errors.map(({ message }) => message) ?? [])
}

const report = (name, messages) => [name, ...messages.map(shortened)].join('\n')

/** Only the beginning, which has the expectation; the rest may be a whole page's content. */
const shortened = (text) => text.split('\n').slice(0, 25).join('\n')
