import { contentDisposition } from './admin-attachments.controller';

it.each([
  ['plan.pdf', 'application/pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['photo.HEIC', 'image/jpeg', `inline; filename="photo.jpg"; filename*=UTF-8''photo.jpg`],
  ['plan.pdf.exe', 'application/pdf', `attachment; filename="plan.pdf.pdf"; filename*=UTF-8''plan.pdf.pdf`],
  ['.htaccess', 'application/pdf', `attachment; filename="File.pdf"; filename*=UTF-8''File.pdf`],
  [
    'a"; x="b.pdf',
    'application/pdf',
    `attachment; filename="a_; x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`,
  ],
  ["it's (1).jpg", 'image/jpeg', `inline; filename="it's (1).jpg"; filename*=UTF-8''it%27s%20%281%29.jpg`],
  [
    'Küche 🛁.pdf',
    'application/pdf',
    `attachment; filename="K_che _.pdf"; filename*=UTF-8''K%C3%BCche%20%F0%9F%9B%81.pdf`,
  ],
] as const)('%s of type %s', (name, type, header) => {
  expect(contentDisposition({ name, type })).toBe(header);
});
