import { describe, expect, it } from 'vitest'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { rowsOf } from '#exchange/lists/web/rows-for-tests.ts'

const lines = (...all: string[]) => all.join('\r\n')

/** Files with all columns, in the order and with the values in which these products write them. */
describe('an export is read as it is', () => {
  it.each<[string, string, ListRow[]]>([
    [
      'the report of booked clients of HoneyBook, with a row for each person of a project',
      lines(
        'First Name,Last Name,Email,Project Name,Project Type,Project Source,Project Creation Date,Project Date,Booked Date,Total Booked Value',
        'Emma,Reed,emma@example.com,Emma & James,Wedding,Instagram,"Jan 3, 2030","Jun 14, 2031","Feb 1, 2030","$4,200.00"',
        'James,Cole,james@example.com,Emma & James,Wedding,Instagram,"Jan 3, 2030","Jun 14, 2031","Feb 1, 2030","$4,200.00"',
        'Ruth,Reed,ruth@example.com,Emma & James,Wedding,Instagram,"Jan 3, 2030","Jun 14, 2031","Feb 1, 2030","$4,200.00"',
        'Zoë,Park,zoe@example.com,Zoë Park’s Wedding,Wedding,Referral,"Mar 9, 2030","Sep 6, 2031","Apr 2, 2030","$2,000.00"',
      ),
      [
        {
          partnerOneName: 'Emma Reed',
          partnerTwoName: 'James Cole',
          email: 'emma@example.com',
          weddingDate: '2031-06-14',
          status: 'contracted',
          notes: 'James Cole, james@example.com\nRuth Reed, ruth@example.com',
        },
        { partnerOneName: 'Zoë Park', email: 'zoe@example.com', weddingDate: '2031-09-06', status: 'contracted' },
      ],
    ],
    [
      'the report of leads of HoneyBook, in which much is to be decided',
      lines(
        'Full Name,Email Address,Phone Number,Project Name,Lead Created Date,Lead Source,Lead Source Open Text,Project Date,Booked Date,Total Project Value',
        'Emma Reed,emma@example.com,5550102000,Emma & James,"Jan 3, 2030",Instagram,,"Jun 14, 2031",TBD,$0.00',
        'Zoë Park,zoe@example.com,#ERROR!,Zoë Park,"Mar 9, 2030",Friend Referral,Her sister,TBD,"Apr 2, 2030","$2,000.00"',
      ),
      [
        { partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '5550102000', weddingDate: '2031-06-14' },
        { partnerOneName: 'Zoë Park', email: 'zoe@example.com', status: 'contracted' },
      ],
    ],
    [
      'projects of HoneyBook with the stage of the pipeline',
      lines(
        'Client First Name,Client Last Name,Client Email,Client Phone,Project Name,Project Date,Pipeline Status,Notes',
        'Emma,Reed,emma@example.com,555 010 2000,Emma & James,2031-06-14,Proposal Sent,"Elopement, small ceremony"',
      ),
      [
        {
          partnerOneName: 'Emma Reed',
          email: 'emma@example.com',
          phone: '555 010 2000',
          weddingDate: '2031-06-14',
          status: 'consultation',
          notes: 'Elopement, small ceremony',
        },
      ],
    ],
    [
      'leads of Aisle Planner, with both names and both addresses in a cell each',
      lines(
        'Lead ID,Couple,Email Address,Phone,Wedding Date,Estimated Budget,Status,Source,Created,Booked Date,Notes',
        '1201,"Emma Reed, James Cole","emma@example.com, james@example.com",(555) 010-2000,06/14/2031,"$40,000.00",In Progress,The Knot,01/03/2030,02/01/2030,Met at the fair',
        '1202,Zoë & Ada Park,zoe@example.com,,09/26/2031,,New,Instagram,03/09/2030,,',
      ),
      [
        {
          partnerOneName: 'Emma Reed',
          partnerTwoName: 'James Cole',
          email: 'emma@example.com',
          phone: '(555) 010-2000',
          weddingDate: '2031-06-14',
          budget: '$40,000.00',
          status: 'planning',
          notes: 'Met at the fair',
        },
        {
          partnerOneName: 'Zoë',
          partnerTwoName: 'Ada Park',
          email: 'zoe@example.com',
          weddingDate: '2031-09-26',
          status: 'inquiry',
        },
      ],
    ],
    [
      'clients of Dubsado, whose columns are named as in a program',
      lines(
        'firstName,lastName,email,phone,title,start,addressString',
        'Emma,Reed,emma@example.com,(555) 010-2000,,2030-01-03T10:00:00.000Z,"1 High Street, Bath"',
      ),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '(555) 010-2000' }],
    ],
    [
      'projects of Dubsado',
      lines(
        'Project title,Contact name,Client first name,Client last name,Client email,Client phone,Company name,Client address Line 1,Client address City,Client address State,Client address Zip,Created date,Start date,Status',
        'Reed Wedding,Emma Reed,Emma,Reed,emma@example.com,(555) 010-2000,,1 High Street,Bath,,BA1,01/03/2030,06/14/2031,Lead',
      ),
      [
        {
          partnerOneName: 'Emma Reed',
          email: 'emma@example.com',
          phone: '(555) 010-2000',
          weddingDate: '2031-06-14',
          status: 'inquiry',
        },
      ],
    ],
    [
      'Google Contacts with several values in a cell',
      lines(
        'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
        'Emma,,Reed,,,,,,,,,,,,,https://example.com/photo,Couples ::: * myContacts,* ,emma@example.com ::: reed@example.org,Mobile,0044 20 1234 ::: 0044 20 5678',
      ),
      [{ partnerOneName: 'Emma Reed', email: 'emma@example.com', phone: '0044 20 1234' }],
    ],
  ])('%s', async (_, file, expected) => {
    expect(await rowsOf('clients', file)).toEqual(expected)
  })
})
