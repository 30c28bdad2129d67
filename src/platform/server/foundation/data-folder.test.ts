import { expect, it } from 'vitest'
import { ConfigError } from '#platform/server/foundation/config.ts'
import { openDataFolder } from '#platform/server/foundation/data-folder.ts'

it.each(['/proc/larkspur', '/dev/null', '/dev/null/data', '/sys/larkspur'])(
  'a data folder at %s is refused in one line that names the setting',
  (path) => {
    const opening = () => openDataFolder(path)
    expect(opening).toThrow(ConfigError)
    expect(opening).toThrow(/^DATA_DIR is .*, which cannot be used: .+$/)
  },
)
