import { zipOf } from '#platform/web/ui/files/zip.ts'

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
