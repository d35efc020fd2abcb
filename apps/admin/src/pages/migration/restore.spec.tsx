import { paths, type RestoreState } from '@app/contracts';
import { answers, FakeServer, type Answer } from '@app/web-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOverview, aPlan, aRun } from '../../features/migration/testing/a-migration';
import {
  aCheck,
  aFile,
  anExportFile,
  aRestoreReport,
  aRestoreState,
} from '../../features/restore/testing/a-restore';
import { FakeUpload } from '../../features/restore/testing/fake-upload';
import { renderAdmin } from '../../lib/testing/render-admin';
import { MigrationPage } from './migration-page';

const restorePath = `${paths.restore}?digest=${aCheck().digest}&confirmation=REPLACE`;
const serve = (state: Partial<RestoreState> = {}) =>
  new FakeServer()
    .on('GET', paths.migration, answers.ok(anOverview()))
    .on('POST', paths.previewMigration, answers.ok(aPlan([])))
    .on('GET', paths.restore, answers.ok(aRestoreState(state)))
    .on('POST', paths.checkRestore, answers.ok(aCheck()))
    .on('POST', restorePath, answers.ok(aRestoreReport()));

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });
const choose = async (file = anExportFile()) => {
  await screen.findByText(/^Up to/);
  await userEvent.upload(screen.getByLabelText('Export file'), file);
};
const confirm = async (word = 'REPLACE') => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Type REPLACE/ }), word);
  await press('Restore this file');
};
const open = () => renderAdmin(<MigrationPage />, { at: '/migration' });
/** Answers of a server that changes its mind. */
const inTurn = (first: Answer, ...rest: Answer[]): Answer => {
  const left = [first, ...rest];
  return (request) => (left.length > 1 ? (left.shift() ?? first) : (left[0] ?? first))(request);
};

beforeEach(() => void new FakeUpload());

describe('a file that was chosen', () => {
  it('is checked, and what would change is told by kind and name before anything is written', async () => {
    const api = serve();
    open();
    await choose();

    expect(await heading('What a restore would do')).toHaveFocus();
    const found = within(await screen.findByRole('table', { name: 'What a restore would do' }));
    const quotes = found.getByRole('row', { name: /^Quotes/ });
    expect(quotes).toHaveTextContent('18 here now17 after1 new2 goChanged or gone: VT-26-00018, VT-26-00019');
    expect(found.getByRole('row', { name: /^Colors/ })).toHaveTextContent('2 changed');
    expect(found.queryByRole('row', { name: /^Materials/ })).not.toBeInTheDocument();
    await press('Show 3 more kinds that stay the same');
    expect(found.getByRole('row', { name: /^Materials/ })).toHaveTextContent('nothing');
    expect(found.getByRole('row', { name: /^Data of tomorrow/ })).toBeVisible();
    for (const said of [
      /^A backup of what is here is taken first/,
      /^2 card payments were under way\. .* held back, until staff allow it\.$/,
      /^2 staff accounts in the file\. .* You stay signed in, as an admin/,
      /^14 pictures and papers in the file, 3 not here yet/,
      /^Whoever was erased here since the export is erased again/,
    ])
      expect(screen.getByText(said)).toBeVisible();
    expect(api.sent('POST', restorePath)).toEqual([]);
    expect(api.sent('POST', paths.checkRestore)[0]).toMatchObject({
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  });

  it('says so where nothing that people saved is here, and where the site’s words differ', async () => {
    serve().on(
      'POST',
      paths.checkRestore,
      answers.ok(aCheck({ isEmpty: true, openCheckouts: 0, content: ['company', 'faq'] })),
    );
    open();
    await choose();
    expect(await screen.findByText(/nothing would be lost\.$/)).toBeVisible();
    expect(screen.getByText(/^No card payment was under way/)).toBeVisible();
    expect(screen.getByText(/^The site’s words differ in company, faq\./)).toBeVisible();
    expect(screen.queryByText(/^A backup of what is here/)).not.toBeInTheDocument();
  });

  it.each([
    {
      what: 'another file',
      file: () => aFile('{"some": "json"}', 'other.json'),
      said: /^This file is not an export of this product/,
    },
    {
      what: 'one that is too large to be sent',
      file: () => anExportFile('large.json', 3_000_000_000),
      said: /^This file is larger than 2,048 MB\. Restore it on the server/,
    },
  ])('is not even sent where it is $what', async ({ file, said }) => {
    const api = serve();
    open();
    await choose(file());
    expect(await screen.findByText(said)).toBeVisible();
    expect(api.sent('POST', paths.checkRestore)).toEqual([]);
  });

  it('is refused with the place that is wrong, in words, and another can be chosen', async () => {
    const problem = 'it points to a row of color that is not in the file';
    const api = serve().on(
      'POST',
      paths.checkRestore,
      answers.refused('restore/not-an-export', {
        fields: [{ field: 'quote.2.color_id', message: 'as below' }],
        place: { line: 4711, part: 'quote', row: 2, field: 'color_id', problem },
      }),
    );
    open();
    await choose();
    expect(await screen.findByText('This file cannot be restored')).toBeVisible();
    expect(screen.getByText(`Line 4,711: Quotes, row 2, color_id: ${problem}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check it again' })).not.toBeInTheDocument();

    api.on('POST', paths.checkRestore, answers.ok(aCheck()));
    await userEvent.upload(screen.getByLabelText('Export file'), anExportFile());
    expect(await heading('What a restore would do')).toBeVisible();
  });

  it('shows how far it has come, and can be stopped', async () => {
    const upload = new FakeUpload(true);
    serve().on('POST', paths.checkRestore, answers.never());
    open();
    await choose(anExportFile('export.json', 240_000_000));
    expect(await screen.findByRole('progressbar', { name: 'Sending the file' })).toHaveAttribute(
      'aria-valuetext',
      '120 MB of 240 MB',
    );
    act(() => upload.arrive());
    expect(
      await screen.findByText('Checking every line, nothing is written', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await press('Stop');
    expect(await button('Choose export file')).toBeEnabled();
  });
});

describe('Restore this file', () => {
  it('does nothing without the word', async () => {
    const api = serve();
    open();
    await choose();
    await confirm('replace');
    expect(await screen.findByText('Please type REPLACE, in capitals')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Type REPLACE/ })).toHaveFocus();
    expect(api.sent('POST', restorePath)).toEqual([]);
    await press('Leave it');
    expect(await button('Choose export file')).toBeVisible();
  });

  it('puts the file in the place of what is here, and reports', async () => {
    const api = serve();
    open();
    await choose();
    const after = { heldSince: '2026-11-21T11:20:00.000Z', openCheckouts: 2, usersWithoutPassword: 1 };
    await heading('What a restore would do');
    api.on('GET', paths.restore, answers.ok(aRestoreState(after)));
    await confirm();

    expect(await heading('Restored')).toHaveFocus();
    expect(screen.getByText('before-restore-2026-11-21T11-19-40Z.json')).toBeVisible();
    expect(screen.getByText('VT-26-00020')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Quotes 17' })).toBeVisible();
    expect(await screen.findByText(/^1 account has no password yet/)).toBeVisible();
    expect(screen.getByText(/^Held back since the restore/)).toBeVisible();
    expect(api.sent('POST', restorePath)).toHaveLength(1);
    await press('Done');
    expect(await button('Choose export file')).toBeVisible();
  });

  it('cannot be stopped once the file has arrived, and nothing else is begun meanwhile', async () => {
    const api = serve().on('POST', restorePath, answers.never());
    open();
    await choose();
    await confirm();
    expect(await screen.findByText(/^It goes on at the server/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    expect(await button('Start Migration')).toBeDisabled();
    expect(await button('Export Current Database (Backup)')).toBeDisabled();
    expect(api.sent('POST', restorePath)).toHaveLength(1);
  });

  it('can be stopped while the file is on its way', async () => {
    const api = serve();
    open();
    await choose();
    await heading('What a restore would do');
    void new FakeUpload(true);
    await confirm();
    await press('Stop');
    expect(await heading('What a restore would do')).toBeVisible();
    expect(await screen.findByText('Restore stopped')).toBeVisible();
    expect(api.sent('POST', restorePath)).toEqual([]);
  });

  it('says beside the button why it cannot begin while somebody else is at it, and begins afterwards', async () => {
    const api = serve({ isUnderWay: true });
    open();
    await choose();
    await confirm();
    expect(screen.getByRole('textbox', { name: /^Type REPLACE/ })).toHaveAccessibleDescription(
      /^A migration or a restore is under way/,
    );
    expect(api.sent('POST', restorePath)).toEqual([]);

    api.on('GET', paths.restore, answers.ok(aRestoreState()));
    await waitFor(
      () => expect(screen.queryByText(/^A migration or a restore is under way/)).not.toBeInTheDocument(),
      { timeout: 5_000 },
    );
    await press('Restore this file');
    expect(await heading('Restored')).toBeVisible();
  });

  it('gives the reason of a refusal', async () => {
    serve().on('POST', restorePath, answers.refused('restore/changed-meanwhile'));
    open();
    await choose();
    await confirm();
    await waitFor(() => expect(screen.getAllByText('Restore failed')).toHaveLength(2));
    expect(screen.getAllByText(/^This is not the file that was checked/)).toHaveLength(2);
    await press('Check it again');
    expect(await heading('What a restore would do')).toBeVisible();
  });

  it('finds out what has come of it where the connection was lost', async () => {
    const api = serve().on('POST', restorePath, answers.unreachable());
    open();
    await choose();
    await heading('What a restore would do');
    api.on(
      'GET',
      paths.restore,
      inTurn(
        answers.unreachable(),
        answers.ok(aRestoreState({ isUnderWay: true })),
        answers.ok(aRestoreState({ heldSince: '2026-11-21T11:20:00.000Z' })),
      ),
    );
    await confirm();
    expect(await screen.findByText(/^The connection is lost\./)).toBeVisible();
    expect(await screen.findByText(/^The connection was lost for a moment/, {}, patience)).toBeVisible();
    expect(await screen.findByText(/ended well while the connection was lost/, {}, patience)).toBeVisible();
  });

  it('says that nothing was changed where it was never begun', async () => {
    serve().on('POST', restorePath, answers.unreachable());
    open();
    await choose();
    await confirm();
    expect(await screen.findByText(/^The shop did not answer, or the file could not be read/)).toBeVisible();
  });

  it('waits for a migration or a restore that is under way', async () => {
    const api = serve({ isUnderWay: true });
    open();
    expect(await screen.findByText(/^A migration or a restore is under way\./)).toBeVisible();
    expect(await button('Choose export file')).toBeDisabled();
    expect(await button('Start Migration')).toBeDisabled();

    api.on('GET', paths.restore, answers.ok(aRestoreState()));
    await waitFor(async () => expect(await button('Choose export file')).toBeEnabled(), patience);
  });

  it('waits for the migration of this page', async () => {
    serve({ isUnderWay: true }).on('GET', paths.migration, answers.ok(anOverview(aRun())));
    open();
    await waitFor(async () => expect(await button('Choose export file')).toBeDisabled());
  });
});

/** The state is asked for every second meanwhile. */
const patience = { timeout: 10_000 };

it('says what waits where no card payment was under way', async () => {
  serve({ heldSince: '2026-11-21T11:20:00.000Z' });
  open();
  expect(await screen.findByText(/^Refunds, mails and reminders from before wait for you/)).toBeVisible();
});

it('releases what is held back, once staff have agreed', async () => {
  const held = { heldSince: '2026-11-21T11:20:00.000Z', openCheckouts: 1 };
  const api = serve(held).on('POST', paths.releaseRestore, answers.ok(aRestoreState()));
  open();
  expect(await screen.findByText(/^1 card payment was under way/)).toBeVisible();
  await press('Release');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Release what is held back?' }));
  expect(api.sent('POST', paths.releaseRestore)).toEqual([]);
  api.on('GET', paths.restore, answers.ok(aRestoreState()));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  // A toast is put up anew when a dialog closes.
  await waitFor(() => expect(screen.getByText('Released')).toBeVisible());
  await waitFor(() => expect(screen.queryByText(/^Held back since/)).not.toBeInTheDocument());
});
