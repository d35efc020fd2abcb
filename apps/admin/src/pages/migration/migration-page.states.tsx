import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aPlan, aReport, allDifferences } from './testing/a-migration';

interface MigrationResponses {
  plan?: MockResponse;
  started?: MockResponse;
}

const migrationPage = ({ plan, started }: MigrationResponses, play?: AdminUiState['play']) =>
  adminUiState('/admin/migration', {
    api: (api) =>
      api
        .on('POST', paths.previewMigration, plan ?? mockResponses.ok(aPlan()))
        .on('POST', paths.runImmediateMigration, started ?? mockResponses.never())
        .on('GET', paths.exportCurrentData, mockResponses.never()),
    play,
  });
const transferred = allDifferences.filter((it) => it.verdict !== 'kept');
const press =
  (name: string): NonNullable<AdminUiState['play']> =>
  async ({ user, screen }) =>
    user.click(await screen.findByRole('button', { name }));
const finishedWith = (report: ReturnType<typeof aReport>) =>
  migrationPage(
    { started: mockResponses.ok({ success: true, message: '', data: report.data, report }) },
    async (context) => {
      await press('Start Migration')(context);
      await context.screen.findByRole('heading', { name: 'Migration Successful!' });
    },
  );

export const states: AdminUiStates = {
  title: 'Admin: migration',
  states: {
    preview: migrationPage({ plan: mockResponses.ok(aPlan(transferred)) }, ({ screen }) =>
      screen.findAllByText('Porcelain'),
    ),
    'preview with records changed by staff': migrationPage({}, press('Show 3 more differences')),
    'up to date': migrationPage({ plan: mockResponses.ok(aPlan([])) }, ({ screen }) =>
      screen.findByText('Live is up to date.'),
    ),
    running: migrationPage({}, async (context) => {
      await press('Start Migration')(context);
      await context.screen.findByRole('button', { name: 'Migrating Data...' });
    }),
    successful: finishedWith(aReport()),
    'successful without changes': finishedWith(aReport([])),
    'already running': migrationPage(
      { started: mockResponses.refused('migration/under-way') },
      async (context) => {
        await press('Start Migration')(context);
        await context.screen.findByRole('alert');
      },
    ),
    exporting: migrationPage({}, async (context) => {
      await context.screen.findAllByText('Porcelain');
      await press('Export Current Database (Backup)')(context);
    }),
    'Preview unreadable': migrationPage(
      { plan: mockResponses.refused('migration/source-unreachable') },
      ({ screen }) => screen.findByText(/^The Preview data cannot be read/),
    ),
    loading: migrationPage({ plan: mockResponses.never() }),
  },
};
