import { paths, type MigrationPlan, type MigrationReport } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, aReport } from '../../features/migration/testing/a-migration';
import { renderAdmin } from '../../lib/testing/render-admin';
import { MigrationPage } from './migration-page';

const serve = ({ plan = aPlan() }: { plan?: MigrationPlan } = {}) =>
  new FakeServer().on('POST', paths.previewMigration, answers.ok(plan));

const migrated = (report: MigrationReport) =>
  answers.ok({ success: true, message: '', data: report.data, report });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const list = async (name = 'Dry run') => within(await screen.findByRole('table', { name }));
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('before anything is written', () => {
  it('says to the letter what moves, and what a dry run found', async () => {
    serve();
    renderAdmin(<MigrationPage />);

    expect(screen.getByRole('heading', { name: 'Data Migration Center' })).toBeVisible();
    expect(
      screen.getByText(/^Transfers enhanced Preview data, including Carrara White with photos, to Live\./),
    ).toBeVisible();
    expect(screen.getByText('Important notice')).toBeVisible();
    for (const name of ['Start Migration', 'Export Current Database (Backup)'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    for (const line of [
      '5 materials (Granite, Marble, Quartz, Solid Surface, Porcelain)',
      'Colour options with photo support',
      'Carrara White with image URLs',
      'Premium colours (Calacatta Gold, Emperador Dark, Statuario Venato)',
      'Improved descriptions and pricing',
    ])
      expect(screen.getByText(line)).toBeVisible();
    const found = await list();
    expect(
      found.getByRole('row', { name: /^to create Material Porcelain new, with 4 colors/ }),
    ).toBeVisible();
    expect(
      found.getByRole('row', {
        name: 'to update Color Calacatta Gold Marble price modifier on Live £8.20 from Preview £8.50',
      }),
    ).toBeVisible();
    expect(screen.getByText(/11:12, nothing written$|nothing written$/)).toBeVisible();
    expect(figure('to create')).toHaveTextContent('3');
    expect(figure('to update')).toHaveTextContent('4');
    expect(figure('changed by staff, kept')).toHaveTextContent('2');
    expect(figure('left alone, already the same')).toHaveTextContent('19');
    expect(screen.getByText(/The 18 saved quotes keep theirs until they expire/)).toBeVisible();
  });

  it('shows six differences first, then all, or one sort of them', async () => {
    serve();
    renderAdmin(<MigrationPage />);
    const found = await list();
    // The head is a row, too.
    expect(found.getAllByRole('row')).toHaveLength(7);
    await press('Show 3 more differences');
    expect(found.getAllByRole('row')).toHaveLength(10);

    await press('Changed by staff 2');
    expect((await list()).getAllByRole('row')).toHaveLength(3);
    expect(window.location.search).toBe('?show=kept');
  });

  it('shows long words in full when asked to', async () => {
    serve();
    renderAdmin(<MigrationPage />, { at: '/migration?show=update' });
    expect((await list()).getByText(/^The hardest stone we cut.*…$/)).toBeVisible();
    await press('In full Granite');
    expect((await list()).getByText(/the sun of a south window\.$/)).toBeVisible();
  });

  it('says so where Live has all of it', async () => {
    serve({ plan: aPlan([]) });
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText('Live has all of Preview already.')).toBeVisible();
    expect(await button('Start Migration')).toBeEnabled();
  });

  it('gives the reason where Preview cannot be read, and reads it again', async () => {
    const api = serve().on(
      'POST',
      paths.previewMigration,
      answers.refused('migration/source-unreachable', {
        fields: [{ field: 'PREVIEW_EXPORT_FILE', message: 'It cannot be read.' }],
      }),
    );
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText(/^The Preview data cannot be read/)).toBeVisible();
    expect(screen.getByText('PREVIEW_EXPORT_FILE').parentElement).toHaveTextContent(/: It cannot be read\.$/);

    api.on('POST', paths.previewMigration, answers.ok(aPlan()));
    await press('Run dry run again');
    expect((await list()).getByRole('rowheader', { name: /^Carrara White/ })).toBeVisible();
  });
});

describe('Start Migration', () => {
  it('moves everything, says what was done by name, and leads back to a new dry run', async () => {
    const report = aReport();
    const api = serve().on('POST', paths.runImmediateMigration, migrated(report));
    renderAdmin(<MigrationPage />);
    await list();
    await press('Start Migration');

    const heading = await screen.findByRole('heading', { name: 'Migration Successful!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getAllByText('Migration Successful!')).toHaveLength(2);
    expect(screen.getByText('3 created, 4 updated')).toBeVisible();
    expect(figure('materials')).toHaveTextContent('5');
    expect(figure('colors')).toHaveTextContent('27');
    expect(figure('Carrara colors')).toHaveTextContent('2');
    await press('Show 3 more differences');
    expect(
      (await list('What was done')).getByRole('row', {
        name: /^changed by staff, kept Sink type Oval/,
      }),
    ).toBeVisible();
    expect(api.sent('POST', paths.runImmediateMigration)).toHaveLength(1);

    api.on('POST', paths.previewMigration, answers.ok(aPlan([])));
    await press('Run dry run again');
    expect(await screen.findByText('Live has all of Preview already.')).toBeVisible();
  });

  it('says that what staff have changed is kept', async () => {
    serve();
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText(/^2 records differ that staff have changed\. They stay/)).toBeVisible();
    expect((await list()).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('cannot be pressed twice', async () => {
    const api = serve().on('POST', paths.runImmediateMigration, answers.never());
    renderAdmin(<MigrationPage />);
    await list();
    await press('Start Migration');
    const start = await button('Migrating Data...');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Export Current Database (Backup)')).toBeDisabled();
    await userEvent.click(start);
    expect(api.sent('POST', paths.runImmediateMigration)).toHaveLength(1);
  });

  it('gives the reason of a refusal in a toast and in the page', async () => {
    serve().on('POST', paths.runImmediateMigration, answers.refused('migration/under-way'));
    renderAdmin(<MigrationPage />);
    await press('Start Migration');
    await waitFor(() => expect(screen.getAllByText('Migration Failed')).toHaveLength(2));
    expect(screen.getAllByText(/^A migration is under way already/)).toHaveLength(2);
    expect(await button('Start Migration')).toBeEnabled();
  });

  it('has the words of the specification where there is no reason', async () => {
    serve().on('POST', paths.runImmediateMigration, answers.unreachable());
    renderAdmin(<MigrationPage />);
    await list();
    await press('Start Migration');
    await waitFor(() => expect(screen.getAllByText('Migration failed. Please try again.')).toHaveLength(2));
  });
});

describe('Export Current Database (Backup)', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:export';
    URL.revokeObjectURL = () => undefined;
  });

  it('is saved by the browser, and said to be complete only then', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    let finish: (reply: Response) => void = () => undefined;
    serve().on('GET', paths.exportCurrentData, () => new Promise((resolve) => (finish = resolve)));
    renderAdmin(<MigrationPage />);
    await press('Export Current Database (Backup)');
    expect(await button('Exporting...')).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Start Migration')).toBeDisabled();

    finish(
      new Response('{}', {
        headers: { 'Content-Disposition': 'attachment; filename="database-export-2026-11-21.json"' },
      }),
    );
    expect(await screen.findByText('Export Complete')).toBeVisible();
    expect(screen.getByText('database-export-2026-11-21.json, 1 kB')).toBeVisible();
    expect(saved.mock.contexts).toMatchObject([{ download: 'database-export-2026-11-21.json' }]);
    expect(await button('Start Migration')).toBeEnabled();
    saved.mockRestore();
  });

  it.each([
    { answer: answers.unreachable(), reason: /^The download broke off\. Nothing was saved/ },
    { answer: answers.refused('migration/under-way'), reason: /^A migration is under way/ },
  ])('says so where it fails: $reason', async ({ answer, reason }) => {
    serve().on('GET', paths.exportCurrentData, answer);
    renderAdmin(<MigrationPage />);
    await press('Export Current Database (Backup)');
    expect(await screen.findByText('Export Failed')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});
