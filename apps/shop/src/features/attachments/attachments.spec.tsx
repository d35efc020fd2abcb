import { attachmentTypes } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, aPlan } from '../../testing/a-file';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { AttachmentsField } from './attachments-field';
import { UploadNote } from './upload-note';
import { useAttachments } from './use-attachments';

const user = userEvent.setup({ delay: null });
const path = '/api/quotes/q/attachments';
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('POST', path, mockResponses.created({ attachments: [] }));
  globalThis.createImageBitmap = vi.fn().mockResolvedValue({ width: 800, height: 600, close: () => null });
});

/** A form that saves on a press. */
function Form() {
  const attachments = useAttachments();
  return (
    <>
      <AttachmentsField attachments={attachments} />
      <button onClick={() => attachments.upload(path, 'quote')}>Save</button>
      <UploadNote attachments={attachments} />
      <ToastHost />
    </>
  );
}

const input = () => screen.getByLabelText(/^Photos or plans/);
/** The queue loads with the first file. */
const choose = async (...files: File[]) => {
  await user.upload(input(), files);
  await waitFor(() => expect(screen.queryAllByRole('listitem').length || input().ariaInvalid).toBeTruthy());
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const sentNames = () =>
  api
    .sent('POST', path)
    .map(({ body }) => ((body as FormData).getAll('files') as File[]).map(({ name }) => name));

describe('choosing files', () => {
  beforeEach(() => void render(<Form />));

  it('states the limits first, and offers only accepted types', () => {
    expect(input()).toHaveAccessibleDescription(
      /^Up to 5 pictures \(JPEG, PNG, WebP\) or PDFs, 10 MB each\./,
    );
    expect(input()).toHaveAttribute('accept', attachmentTypes.join(','));
  });

  it('removes a file, and returns the focus to the button', async () => {
    await choose(aPhoto(), aPlan());
    await user.click(screen.getByRole('button', { name: 'Remove wall.jpg' }));

    expect(rows()).toEqual(['plan.pdf1 kB']);
    expect(input()).toHaveFocus();
    expect(screen.getByText('wall.jpg removed, 1 of 5 files chosen')).toBeInTheDocument();
  });

  it('shows refused files at the field', async () => {
    await choose(...[1, 2, 3, 4, 5, 6].map((number) => aPlan(`${number}.pdf`)));

    expect(rows()).toHaveLength(5);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/5 files at most\. Left out: 6\.pdf\./);
  });

  it('reports at once a picture that cannot be read or made small enough', async () => {
    globalThis.createImageBitmap = vi.fn().mockRejectedValue(new Error('no'));
    await choose(aPhoto('broken.jpg'));

    await waitFor(() => expect(input()).toHaveAccessibleDescription(/read as a picture: broken\.jpg\./));
    expect(rows()).toEqual([]);
  });

  it('accepts dropped files; a drop beside the field does not replace the page', async () => {
    const area = input().parentElement as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [aPlan()] } });
    await waitFor(() => expect(rows()).toEqual(['plan.pdf1 kB']));

    const miss = createEvent.drop(document.body);
    fireEvent(document.body, miss);
    expect(miss.defaultPrevented).toBe(true);
  });
});

describe('uploading, after the rest is saved', () => {
  beforeEach(() => void render(<Form />));

  it('uploads one file after another and reports success', async () => {
    await choose(aPhoto(), aPlan());
    await save();

    expect(await screen.findByText('Your 2 files have arrived.')).toBeVisible();
    expect(sentNames()).toEqual([['wall.jpg'], ['plan.pdf']]);
    expect(rows()).toEqual([]);
  });

  it('shows the progress, and warns before the tab is closed', async () => {
    let calls = 0;
    api.on('POST', path, (request) =>
      ((calls += 1) === 1 ? mockResponses.created({}) : mockResponses.never())(request),
    );
    await choose(aPhoto(), aPlan());
    await save();

    expect(await screen.findByText('Sending your files: 1 of 2 sent')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Files sent' })).toHaveAttribute('value', '1');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('says what was saved and what failed, and retries only what failed', async () => {
    let calls = 0;
    api.on('POST', path, (request) => {
      calls += 1;
      return (calls === 2 ? mockResponses.unreachable() : mockResponses.created({}))(request);
    });
    await choose(aPhoto('one.jpg'), aPhoto('two.jpg'), aPhoto('three.jpg'));
    await save();

    const expectedText = 'Your quote is saved; 2 of your 3 files did not arrive.';
    expect(await screen.findAllByText(expectedText)).not.toHaveLength(0);
    expect(screen.getByText('Arrived: one.jpg.')).toBeVisible();
    expect(screen.getByText('Not sent: two.jpg, three.jpg.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Your 3 files have arrived.')).toBeVisible();
    expect(sentNames().flat()).toEqual(['one.jpg', 'two.jpg', 'two.jpg', 'three.jpg']);
  });

  it('names a file that cannot be accepted, uploads the others, and offers no retry', async () => {
    let calls = 0;
    const message = 'fake.jpg: Please send pictures (JPEG, PNG, WebP) or PDFs.';
    const response = mockResponses.refused('attachment/unsupported', {
      fields: [{ field: 'files', message }],
    });
    api.on('POST', path, (request) => ((calls += 1) === 1 ? response : mockResponses.created({}))(request));
    await choose(aPhoto('fake.jpg'), aPlan());
    await save();

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Arrived: plan.pdf.')).toBeVisible();
    expect(screen.getAllByText('Your quote is saved; one of your 2 files did not arrive.')).not.toHaveLength(
      0,
    );
    expect(sentNames().flat()).toEqual(['fake.jpg', 'plan.pdf']);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
