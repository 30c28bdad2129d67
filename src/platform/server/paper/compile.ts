import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { fontsFor } from '#platform/server/paper/fonts.ts'
import { drawable } from '#platform/server/paper/drawable.ts'
import type { Paper } from '#platform/server/paper/typeset.ts'

/** Templates see the folder with the sources, and nothing outside of it. */
const workspace = sourceOf('')
/** Pictures are given beside the data, and are no files. */
const pictureAt = (name: string) => join(workspace, 'pictures', name)
/** How many documents ago something compiled was used last, for it to be forgotten. */
const keptFor = 5

let last: { fonts: readonly Buffer[]; compiler: NodeCompiler } | undefined

function compilerWith(fonts: readonly Buffer[]): NodeCompiler {
  const isSame = last?.fonts.length === fonts.length && last.fonts.every((font, at) => font === fonts[at])
  if (!isSame) last = { fonts, compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] }) }
  return last!.compiler
}

/** Sets a document as PDF/UA-1. Its data is passed as JSON and never read as source. */
export async function compile({ template, size, data, pictures = {} }: Paper): Promise<Buffer> {
  const { fonts, families, has } = await fontsFor(data)
  const compiler = compilerWith(fonts)
  const given = Object.entries(pictures).filter((entry): entry is [string, Buffer] => entry[1] !== null)
  for (const [name, bytes] of given) compiler.mapShadow(pictureAt(name), Buffer.from(bytes))
  const inputs = {
    data: JSON.stringify(drawable(data, has)),
    families: JSON.stringify(families),
    pictures: JSON.stringify(given.map(([name]) => name)),
    paper: size,
  }
  const compiled = compiler.compile({ mainFilePath: join(workspace, template), inputs, resetRead: true })
  try {
    if (!compiled.result)
      throw new Error(`${template}: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
  } finally {
    compiler.resetShadow()
    compiler.evictCache(keptFor)
  }
}
