import { paths, type MigrationOverview, type MigrationPlan, type MigrationReport } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDoneRun,
  alaskaWhite,
  anOverview,
  aPlan,
  aReport,
  aRun,
  someDifferences,
} from '../../features/migration/testing/a-migration';
import { aRestoreState } from '../../features/restore/testing/a-restore';
import { renderAdmin } from '../../lib/testing/render-admin';
import { MigrationPage } from './migration-page';

const serve = ({
  plan = aPlan(),
  overview = anOverview(),
}: { plan?: MigrationPlan; overview?: MigrationOverview } = {}) =>
  new FakeServer()
    .on('GET', paths.migration, answers.ok(overview))
    .on('POST', paths.previewMigration, answers.ok(plan))
    .on('GET', paths.restore, answers.ok(aRestoreState()));

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
    expect(window.location.search).toBe('?show=conflict');
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
        fields: [{ field: 'PREVIEW_DATABASE_URL', message: 'Nobody answers there.' }],
      }),
    );
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText(/^The Preview data cannot be read/)).toBeVisible();
    expect(screen.getByText('PREVIEW_DATABASE_URL').parentElement).toHaveTextContent(
      /: Nobody answers there\.$/,
    );

    api.on('POST', paths.previewMigration, answers.ok(aPlan()));
    await press('Run dry run again');
    expect((await list()).getByRole('rowheader', { name: /^Carrara White/ })).toBeVisible();
  });
});

describe('Start Migration', () => {
  it('moves everything, says what was done by name and type, and leads back to a new dry run', async () => {
    const report = aReport();
    const api = serve().on('POST', paths.runImmediateMigration, migrated(report));
    renderAdmin(<MigrationPage />);
    await list();
    api.on('GET', paths.migration, answers.ok(anOverview(aDoneRun(report))));
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
        name: /^changed by staff, kept Sink type Oval .* kept as staff left it$/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Colors 1 3 1 15' })).toBeVisible();
    expect(screen.getByText('before-migration-2026-11-21T11-12-40Z.json')).toBeVisible();
    expect(api.sent('POST', paths.runImmediateMigration)).toMatchObject([{ body: { overwrite: [] } }]);

    api.on('POST', paths.previewMigration, answers.ok(aPlan([])));
    await press('Run dry run again');
    expect(await screen.findByText('Live has all of Preview already.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Latest migration' })).toBeVisible();
  });

  it('asks before it overwrites what staff have changed, and only then', async () => {
    const report = aReport(someDifferences, { overwritten: [alaskaWhite.key] });
    const api = serve().on('POST', paths.runImmediateMigration, migrated(report));
    renderAdmin(<MigrationPage />);
    const found = await list();
    expect(found.getByText(/Alison likes it/)).toBeVisible();
    await userEvent.click(found.getByRole('checkbox', { name: 'Use Preview’s Alaska White, Granite' }));
    // The figures follow the choice.
    expect(figure('to update')).toHaveTextContent('5');
    expect(figure('changed by staff, kept')).toHaveTextContent('1');
    await press('Start Migration');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Overwrite what staff have changed?' }),
    );
    expect(dialog.getByText(/what staff wrote in Alaska White\./)).toBeVisible();
    expect(api.sent('POST', paths.runImmediateMigration)).toEqual([]);

    api.on('GET', paths.migration, answers.ok(anOverview(aDoneRun(report))));
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and start' }));
    expect(await screen.findByText('3 created, 5 updated')).toBeVisible();
    expect(api.sent('POST', paths.runImmediateMigration)).toMatchObject([
      { body: { overwrite: [alaskaWhite.key] } },
    ]);
    await press('Show 3 more differences');
    expect(
      (await list('What was done')).getByRole('row', {
        name: /^overwritten with Preview’s Color Alaska White/,
      }),
    ).toBeVisible();
  });

  it('chooses for all conflicts at once', async () => {
    serve();
    renderAdmin(<MigrationPage />);
    await press('Use Preview’s for all 2');
    for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeChecked();
    await press('Keep all');
    for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('cannot be pressed twice, and shows how far it is', async () => {
    const api = serve().on('POST', paths.runImmediateMigration, answers.never());
    renderAdmin(<MigrationPage />);
    await list();
    api.on('GET', paths.migration, answers.ok(anOverview(aRun())));
    await press('Start Migration');
    const start = await button('Migrating Data...');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Export Current Database (Backup)')).toBeDisabled();
    await userEvent.click(start);

    expect(await screen.findByText('4 of 6')).toBeVisible();
    expect(screen.getByText(/^started by Alison/)).toBeVisible();
    expect(api.sent('POST', paths.runImmediateMigration)).toHaveLength(1);
  });

  it('gives the reason of a refusal in a toast and in the page', async () => {
    serve().on('POST', paths.runImmediateMigration, answers.refused('migration/backup-failed'));
    renderAdmin(<MigrationPage />);
    await press('Start Migration');
    await waitFor(() => expect(screen.getAllByText('Migration Failed')).toHaveLength(2));
    expect(screen.getAllByText(/^No backup could be taken first/)).toHaveLength(2);
    expect(await button('Start Migration')).toBeEnabled();
  });

  it('has the words of the specification where there is no reason', async () => {
    serve().on('POST', paths.runImmediateMigration, answers.unreachable());
    renderAdmin(<MigrationPage />);
    await list();
    await press('Start Migration');
    expect(await screen.findByText('Migration failed. Please try again.')).toBeVisible();
    expect(
      await screen.findByText(/^Migration failed\. Please try again\. The shop did not answer/),
    ).toBeVisible();
  });

  it('watches the migration on where its answer was lost on the way', async () => {
    const api = serve().on('POST', paths.runImmediateMigration, answers.refused('server/unavailable'));
    renderAdmin(<MigrationPage />);
    await list();
    api.on('GET', paths.migration, answers.ok(anOverview(aRun())));
    await press('Start Migration');
    expect(await screen.findByText('4 of 6')).toBeVisible();
    expect(screen.queryByText('Migration Failed')).not.toBeInTheDocument();

    api.on('GET', paths.migration, answers.ok(anOverview(aDoneRun())));
    expect(await screen.findByRole('heading', { name: 'Migration Successful!' })).toBeVisible();
    expect(screen.getByText('3 created, 4 updated')).toBeVisible();
  });
});

describe('a migration that somebody else began', () => {
  it('is watched to its end, after a refusal as well', async () => {
    const api = serve().on('POST', paths.runImmediateMigration, answers.refused('migration/under-way'));
    renderAdmin(<MigrationPage />);
    await list();
    api.on('GET', paths.migration, answers.ok(anOverview(aRun({ by: 'Ben' }))));
    await press('Start Migration');
    expect(await screen.findByText(/^A migration or a restore is under way already/)).toBeVisible();
    expect(await screen.findByText(/^started by Ben/)).toBeVisible();

    api.on(
      'GET',
      paths.migration,
      answers.ok(anOverview(aRun({ state: 'failed', error: 'The disk is full.' }))),
    );
    expect(await screen.findByText('The disk is full. Nothing of it was written.')).toBeVisible();
  });

  it('shows in the page from the start, and nothing is read meanwhile', async () => {
    const api = serve({ overview: anOverview(aRun({ by: null, step: 'reading', total: 0 })) });
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText(/^started by a command/)).toBeVisible();
    expect(await button('Migrating Data...')).toHaveAttribute('aria-disabled', 'true');
    expect(api.sent('POST', paths.previewMigration)).toEqual([]);

    api.on('GET', paths.migration, answers.unreachable());
    expect(await screen.findByText(/^The connection is lost for the moment/)).toBeVisible();
    api.on('GET', paths.migration, answers.ok(anOverview(aRun({ state: 'interrupted' }))));
    expect(await screen.findByText(/^It was interrupted before it was finished/)).toBeVisible();
  });

  it('stands below as the latest, with what it did', async () => {
    serve({ plan: aPlan([]), overview: anOverview(aDoneRun()) });
    renderAdmin(<MigrationPage />);
    expect(await screen.findByText('3 created, 4 updated, 2 kept as staff left them')).toBeVisible();
    expect(screen.queryByText('Migration Successful!')).not.toBeInTheDocument();
    await press('Show what was done');
    expect((await list('What was done')).getByRole('rowheader', { name: /^Carrara White/ })).toBeVisible();
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
    { answer: answers.refused('migration/under-way'), reason: /^A migration or a restore is under way/ },
  ])('says so where it fails: $reason', async ({ answer, reason }) => {
    serve().on('GET', paths.exportCurrentData, answer);
    renderAdmin(<MigrationPage />);
    await press('Export Current Database (Backup)');
    expect(await screen.findByText('Export Failed')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});
