/** A ZIP whose files are stored or packed, as spreadsheet programs write them. */
async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  const encoder = new TextEncoder()
  let at = 0
  const header = (size: number, values: [offset: number, bytes: 2 | 4, value: number][]) => {
    const view = new DataView(new ArrayBuffer(size))
    for (const [offset, bytes, value] of values)
      if (bytes === 2) view.setUint16(offset, value, true)
      else view.setUint32(offset, value, true)
    return new Uint8Array(view.buffer)
  }
  for (const [name, text] of Object.entries(files)) {
    const path = encoder.encode(name)
    const content = encoder.encode(text)
    const packing = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const packed = new Uint8Array(await new Response(packing).arrayBuffer())
    const sizes = (offset: number): [number, 4, number][] => [
      [offset, 4, packed.length],
      [offset + 4, 4, content.length],
    ]
    parts.push(header(30, [[0, 4, 0x04034b50], [8, 2, 8], ...sizes(18), [26, 2, path.length]]), path, packed)
    directory.push(header(46, [[0, 4, 0x02014b50], [10, 2, 8], ...sizes(20), [28, 2, path.length], [42, 4, at]]), path)
    at += 30 + path.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = header(22, [
    [0, 4, 0x06054b50],
    [12, 4, size],
    [16, 4, at],
  ])
  return new Uint8Array(await new Blob([...parts, ...directory, end]).arrayBuffer())
}

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook with these rows of XML in its first sheet, shared strings, and styles: 0 is general, 1 a date, 2 a time of its own, 4 a postal code. */
export const workbookOf = (rows: string, { strings = [] as string[], apple = false } = {}) =>
  zipOf({
    'xl/workbook.xml': `${declared}<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr${apple ? ' date1904="1"' : ''}/><sheets><sheet name="List" sheetId="7" r:id="rId3"/><sheet name="Other" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declared}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declared}<worksheet ${main}><sheetData><row><c t="inlineStr"><is><t>Wrong sheet</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${declared}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${declared}<sst ${main}>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${declared}<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="[$-409]h:mm\\ AM/PM"/><numFmt numFmtId="171" formatCode="0.00&quot;days&quot;"/><numFmt numFmtId="172" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>`,
  })
