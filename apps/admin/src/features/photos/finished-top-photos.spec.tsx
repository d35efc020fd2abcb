import { paths } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../lib/testing/render-admin';
import { FinishedTopPhotos } from './finished-top-photos';

const show = () => renderAdmin(<FinishedTopPhotos quoteId="q" photos={[]} canAdd />);
const choose = (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Add a photo', { selector: 'input' }), file);

it.each([
  ['attachment/unsupported', 'Please choose a picture (JPEG, PNG or WebP).'],
  ['attachment/too-large', 'A file can have at most 10 MB.'],
] as const)('says why a photo was refused (%s), and invites no PDF', async (code, words) => {
  new FakeServer().on('POST', paths.quotePhotos('q'), answers.refused(code));
  show();
  await choose(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));

  expect(await screen.findByText('The photo could not be added')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
