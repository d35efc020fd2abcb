import { cleanFileName } from './receive-files';

it.each([
  ['kitchen plan.pdf', 'kitchen plan.pdf'],
  ['Küche – Größe 🛁.jpg', 'Küche – Größe 🛁.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ada\\plan.pdf', 'plan.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['nul\0l.pdf', 'null.pdf'],
  ['half \ud83d.pdf', 'half .pdf'],
  ['   ', 'File'],
  ['\u200b', 'File'],
  ['..\\', 'File'],
  ['', 'File'],
  [undefined, 'File'],
])('%j is shown as %j', (name, displayed) => {
  expect(cleanFileName(name)).toBe(displayed);
});

it('limits names to 200 characters, in any number of bytes', () => {
  expect([...cleanFileName('🛁'.repeat(500))]).toHaveLength(200);
});
