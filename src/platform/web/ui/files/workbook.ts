import { zipOf } from '#platform/web/ui/files/zip.ts'

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const workbookType = `${type}.sheet`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML has no way to write the other signs that steer a terminal.
const inXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!).replaceAll(/[^\P{Cc}\n\t]/gu, ' ')

const cell = (text: string) =>
  text ? `<c t="inlineStr"><is><t xml:space="preserve">${inXml(text)}</t></is></c>` : '<c/>'

/** A workbook (XLSX) with one sheet of texts. */
export const workbookOf = (sheet: string, rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> =>
  zipOf({
    '[Content_Types].xml': `${declared}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${declared}<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declared}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${inXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declared}<Relationships ${relations}><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declared}<worksheet ${main}><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  })
