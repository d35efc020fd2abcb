import { aFile, anExport, aRow } from './an-export';

/** The one file of a small export. */
export const picture = 'images/abc-800.jpg';
export const rows = {
  material: [aRow('material', { id: 1 }), aRow('material', { id: 2 })],
  color: [aRow('color', { image_url: `/api/${picture}` })],
};
/** Its lines. */
export const whole = () => anExport({ rows, files: [aFile(picture)] });
/** What is done to a whole file, and what is said of it: where, and why. */
export type Breach = [what: string, breach: (lines: string[]) => string[] | string | Buffer, said: RegExp];

/** Has another line stand where one begins in this way. */
export const replace = (begin: string, by: string) => (lines: string[]) =>
  lines.map((line) => (line.startsWith(begin) ? by : line));
const withColor = (details: Record<string, unknown>) => () =>
  anExport({ rows: { ...rows, color: [aRow('color', details)] } });
const withColorText = (text: string) => () => anExport({ rows: { ...rows, color: [text] } });
const withFile = (details: Record<string, unknown>) => () =>
  anExport({ rows, files: [{ ...aFile(picture), ...details }] });
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

export const breaches: readonly Breach[] = [
  ['an empty file', () => '', /^Line 1: the file ends too early\.$/],
  ['another file', () => 'Name,Price\nMarble,4', /^Line 1: expected \{ and found Name,Price\.$/],
  ['another JSON', () => '{"a":1}', /^Line 1: expected \{ and found \{"a":1\}\.$/],
  [
    'bytes that are no text',
    (lines) => Buffer.from([...Buffer.from(`${lines[0]}\n"x`), 0xff]),
    /^Line 2: .*UTF-8/,
  ],
  [
    'an export of something else',
    replace('"format"', '"format": "other",'),
    /^Line 2, format: this is no export/,
  ],
  [
    'a newer version',
    replace('"version"', '"version": 99,'),
    /^Line 3, version: version 99 is newer than version 3/,
  ],
  ['no version', replace('"version"', '"version": "1",'), /^Line 3, version: it must be a whole number/],
  [
    'a line that is no JSON',
    replace('"exportedAt"', '"exportedAt": 2026-11-21,'),
    /^Line 4, exportedAt: this is no JSON/,
  ],
  [
    'a day that does not exist',
    replace('"exportedAt"', '"exportedAt": "2026-13-41Z",'),
    /^Line 4, exportedAt: it must be a time/,
  ],
  [
    'an unknown sequence',
    replace('"sequences"', '"sequences": {"quote_reference_number":null,"x":"1"},'),
    /^Line 5, sequences, x: there is no such sequence/,
  ],
  [
    'a sequence that is no number',
    replace('"sequences"', '"sequences": {"quote_reference_number":"-1"},'),
    /^Line 5, sequences, quote_reference_number: it must be a whole number/,
  ],
  ['content that is none', replace('"content"', '"content": [],'), /^Line 6, content: it must be an object/],
  [
    'a file laid out anew',
    (lines) => JSON.stringify(JSON.parse(lines.join('\n')), null, 2),
    /^Line 2: expected "format":/,
  ],
  ['ends of lines of Windows', (lines) => lines.join('\r\n'), /^Line 1: expected \{/],
  ['an unknown table', replace('"color": [', '"colour": ['), /^Line \d+, colour: there is no such table/],
  [
    'a table that is never exported',
    replace('"color": [', '"staff_session": ['),
    /^Line \d+, staff_session: there is no such table/,
  ],
  ['a table twice', replace('"color": [', '"material": ['), /^Line \d+, material: the table is there twice/],
  [
    'a table less',
    (lines) => lines.filter((_, at) => ![1, 2].includes(at - lines.indexOf('"sink_type": [') + 1)),
    /^Line \d+, sink_type: the table is missing/,
  ],
  [
    'an unknown column',
    withColor({ colour: 'red' }),
    /^Line \d+, color, row 1, colour: there is no such field/,
  ],
  [
    'a column that is inherited',
    withColor({ toString: 'red' }),
    /^Line \d+, color, row 1, toString: there is no such field/,
  ],
  [
    'a secret',
    () => anExport({ rows: { staff_user: [aRow('staff_user', { password_hash: 'x' })] } }),
    /^Line \d+, staff_user, row 1, password_hash: it is never part of an export/,
  ],
  ['a column less', withColor({ name: undefined }), /^Line \d+, color, row 1, name: it is missing/],
  [
    'an amount as a number',
    withColor({ price_modifier: 5.6 }),
    /color, row 1, price_modifier: it must be a number in quotes/,
  ],
  [
    'an amount that is none',
    withColor({ price_modifier: '1e3' }),
    /color, row 1, price_modifier: it must be a number in quotes/,
  ],
  [
    'a number that is none',
    withColor({ material_id: '1' }),
    /color, row 1, material_id: it must be a whole number/,
  ],
  [
    'a number beyond all',
    withColor({ material_id: 2 ** 31 }),
    /color, row 1, material_id: it must be a whole number/,
  ],
  ['null where something must be', withColor({ name: null }), /color, row 1, name: it must be a text/],
  [
    'a text instead of a flag',
    withColor({ is_active: 'yes' }),
    /color, row 1, is_active: it must be true or false/,
  ],
  [
    'a time without its zone',
    withColor({ updated_at: '2026-11-21 09:30' }),
    /color, row 1, updated_at: it must be a time such as .*, or null/,
  ],
  [
    'a list with something else in it',
    () => anExport({ rows: { material: [aRow('material', { features: ['a', 1] })] } }),
    /material, row 1, features: it must be a list of texts/,
  ],
  [
    'a character that cannot be kept',
    withColor({ name: 'a\0b' }),
    /color, row 1, name: a character cannot be kept/,
  ],
  [
    'half a character, deep inside',
    withColor({ images: [{ url: '\ud800' }] }),
    /color, row 1, images\.0\.url: a character cannot be kept/,
  ],
  [
    '__proto__ as a column',
    withColorText('{"__proto__":{"isAdmin":true}}'),
    /color, row 1, __proto__: the name __proto__ is forbidden/,
  ],
  [
    'constructor, deep inside',
    withColor({ images: [{ a: { constructor: 1 } }] }),
    /color, row 1, images\.0\.a\.constructor: the name constructor is forbidden/,
  ],
  [
    'prototype in the content',
    replace('"content"', '"content": {"prototype":1},'),
    /^Line 6, content, prototype: the name prototype is forbidden/,
  ],
  [
    'endless nesting',
    withColor({ images: nested(200) }),
    /color, row 1, images\.a.*: it is nested too deeply/,
  ],
  ['a row that is a list', withColorText('[1,2]'), /color, row 1: this is no row/],
  ['half a row', withColorText('{"id":1,'.slice(0, -1)), /color, row 1: this is no JSON: \{"id":1/],
  [
    'a row without the comma before it',
    (lines) => lines.map((line) => (line.startsWith('{"id":1,') ? line.slice(0, -1) : line)),
    /material, row 2: expected \] or \],/,
  ],
  [
    'a comma after the last row',
    (lines) => lines.map((line, at) => (lines[at + 1] === '],' && line.endsWith('}') ? `${line},` : line)),
    /material, row 3: a row is missing/,
  ],
  [
    'a row that was taken out',
    (lines) => lines.filter((line) => !(line.startsWith('{"id":1,') && line.includes('"warranty"'))),
    /checksums, material: there are 1 rows, and should be 2/,
  ],
  [
    'a row that was changed',
    (lines) => lines.map((line) => line.replace('"id":2', '"id":3')),
    /checksums, material: the rows are not those that were exported/,
  ],
  [
    'rows that changed places',
    () => {
      const lines = whole();
      const at = lines.findIndex((line) => line.startsWith('{"id":1,'));
      const [first = '', second = ''] = lines.slice(at, at + 2);
      return [...lines.slice(0, at), `${second},`, first.slice(0, -1), ...lines.slice(at + 2)];
    },
    /checksums, material: the rows are not those/,
  ],
  [
    'no checksum of a table',
    (lines) => lines.map((line) => line.replace('"cutout":{', '"cutouts":{')),
    /checksums, cutouts: there is no such part/,
  ],
  ['checksums that are none', replace('"checksums"', '"checksums": null'), /checksums: it must be an object/],
  [
    'a file that no row names',
    () => anExport({ rows, files: [aFile('images/other.jpg')] }),
    /files, row 1, key: no row names this file/,
  ],
  [
    'a file twice',
    () => anExport({ rows, files: [aFile(picture), aFile(picture)] }),
    /files, row 2, key: the file is there twice/,
  ],
  [
    'a file less',
    () => anExport({ rows }),
    /^Line \d+, color, row 1: the file images\/abc-800\.jpg is neither in the export nor among the missing/,
  ],
  [
    'a file that is missing and there',
    () => anExport({ rows, files: [aFile(picture)], missing: [picture] }),
    /missing, row 1: this is no file/,
  ],
  ['a file of another size', withFile({ size: 10 }), /files, row 1, size: there are 9 bytes instead of 10/],
  [
    'a file that was exchanged',
    withFile({ content: Buffer.from('another 1').toString('base64') }),
    /files, row 1, sha256: the file is not the one/,
  ],
  ['a file that is no base64', withFile({ content: 'YWJ*' }), /files, row 1, content: it is no base64/],
  ['a file with more to it', withFile({ path: '/etc/passwd' }), /files, row 1, path: there is no such field/],
  ['missing files that are no list', replace('"missing"', '"missing": {},'), /missing: it must be a list/],
  [
    'something after the end',
    (lines) => [...lines, '{}'].join('\n'),
    /^Line \d+: something follows after the end/,
  ],
];
