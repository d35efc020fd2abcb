import { attachmentLimits } from '@app/contracts';
import { aFile, aPhoto, aPlan } from '../../testing/a-file';
import { chooseFiles } from './choose-files';

const { size } = attachmentLimits;
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

it('accepts pictures and PDFs', () => {
  expect(chooseFiles([aPhoto(), aPlan()], 0)).toMatchObject({
    accepted: [{ name: 'wall.jpg' }, { name: 'plan.pdf' }],
    problem: null,
  });
});

it('accepts as many as allowed, and names the rest', () => {
  const { accepted, problem } = chooseFiles([aPhoto('a.jpg'), aPhoto('b.jpg'), aPhoto('c.jpg')], 3);

  expect(namesOf(accepted)).toEqual(['a.jpg', 'b.jpg']);
  expect(problem).toBe('5 files at most. Left out: c.jpg.');
});

it('says which files cannot be used', () => {
  const { accepted, problem } = chooseFiles(
    [aFile('notes.docx', ''), aFile('a.heic', 'image/heic'), aPhoto()],
    0,
  );

  expect(namesOf(accepted)).toEqual(['wall.jpg']);
  expect(problem).toBe('Please send pictures (JPEG, PNG, WebP) or PDFs. Left out: notes.docx, a.heic.');
});

it('refuses a PDF over the limit, but not a picture that can be reduced', () => {
  const picked = [aPlan('big.pdf', size + 1), aPhoto('big.jpg', size + 1), aPlan('huge.pdf', size * 2)];
  const { accepted, problem } = chooseFiles(picked, 0);

  expect(namesOf(accepted)).toEqual(['big.jpg']);
  expect(problem).toBe('A file can have at most 10 MB. Left out: big.pdf, huge.pdf.');
  expect(chooseFiles([aPlan('just.pdf', size)], 0).problem).toBeNull();
});
