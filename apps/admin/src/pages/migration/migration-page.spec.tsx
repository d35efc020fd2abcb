import { paths, type MigrationPlan } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MigrationPage } from './migration-page';
import { aPlan } from './testing/a-migration';

const serve = ({ plan = aPlan() }: { plan?: MigrationPlan } = {}) =>
  new FakeServer().on('POST', paths.previewMigration, mockResponses.ok(plan));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const list = async (name = 'What would change') => within(await screen.findByRole('table', { name }));
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('before a migration', () => {
  it('shows the specified text, and what a preview found', async () => {
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
      found.getByRole('row', { name: /^to create Material Porcelain new, with 4 colours/ }),
    ).toBeVisible();
    expect(
      found.getByRole('row', {
        name: 'to update Colour Calacatta Gold Marble price on Live £8.20 from Preview £8.50',
      }),
    ).toBeVisible();
    expect(screen.getByText(/Nothing has been changed yet\.$/)).toBeVisible();
    expect(figure('to create')).toHaveTextContent('3');
    expect(figure('to update')).toHaveTextContent('4');
    expect(figure('changed by staff, kept')).toHaveTextContent('2');
    expect(figure('already the same')).toHaveTextContent('19');
    expect(screen.getByText(/The 18 saved quotes keep their prices until they expire/)).toBeVisible();
  });
});

describe('Start Migration', () => {
  it('cannot be pressed twice', async () => {
    const api = serve().on('POST', paths.runImmediateMigration, mockResponses.never());
    renderAdmin(<MigrationPage />);
    await list();
    await press('Start Migration');
    const start = await button('Migrating Data...');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Export Current Database (Backup)')).toBeDisabled();
    await userEvent.click(start);
    expect(api.sent('POST', paths.runImmediateMigration)).toHaveLength(1);
  });

  it('shows the reason of a refusal in a toast and on the page', async () => {
    serve().on('POST', paths.runImmediateMigration, mockResponses.refused('migration/under-way'));
    renderAdmin(<MigrationPage />);
    await press('Start Migration');
    await waitFor(() => expect(screen.getAllByText('Migration Failed')).toHaveLength(2));
    expect(screen.getAllByText(/^A migration is under way already/)).toHaveLength(2);
    expect(await button('Start Migration')).toBeEnabled();
  });

  it('shows the specified text without a reason', async () => {
    serve().on('POST', paths.runImmediateMigration, mockResponses.unreachable());
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

  it('is saved by the browser, and reported complete only then', async () => {
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
    { answer: mockResponses.unreachable(), reason: /^The download was interrupted and nothing was saved/ },
    { answer: mockResponses.refused('migration/under-way'), reason: /^A migration is under way/ },
  ])('reports a failure: $reason', async ({ answer, reason }) => {
    serve().on('GET', paths.exportCurrentData, answer);
    renderAdmin(<MigrationPage />);
    await press('Export Current Database (Backup)');
    expect(await screen.findByText('Export Failed')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});
