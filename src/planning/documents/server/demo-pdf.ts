const margin = 72
const lineHeight = 20

/** A minimal PDF with a title and some lines. */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const shown = [`/F2 22 Tf ${margin} 740 Td ${textOf(title)} Tj`, `/F1 11 Tf 0 -${lineHeight * 2} Td`]
  for (const line of lines) shown.push(`${textOf(line)} Tj 0 -${lineHeight} Td`)
  const content = `BT\n${shown.join('\n')}\nET`
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Times-Italic'),
  ])
}

const textOf = (line: string) => `(${line.replace(/[\\()]/g, String.raw`\$&`)})`

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
