import { writeFileSync } from 'node:fs'

/** Vitest's own report leaves out what hooks take, such as a server that is opened before the first test. */
export default class DurationsReporter {
  files = []

  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic()
    this.files.push({
      kind: module.project.name.split(' ')[0],
      file: module.relativeModuleId,
      seconds: (duration + collectDuration) / 1000,
    })
  }

  onTestRunEnd() {
    writeFileSync(process.env.LARKSPUR_TEST_DURATIONS, JSON.stringify(this.files))
  }
}
