import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';
import { aPlan, aReport, someDifferences } from './testing/a-migration';

interface Served {
  plan?: MockResponse;
  started?: MockResponse;
}

const shown = ({ plan, started }: Served, play?: AdminUiState['play']) =>
  adminAt('/admin/migration', {
    api: (api) =>
      api
        .on('POST', paths.previewMigration, plan ?? mockResponses.ok(aPlan()))
        .on('POST', paths.runImmediateMigration, started ?? mockResponses.never())
        .on('GET', paths.exportCurrentData, mockResponses.never()),
    play,
  });
const moved = someDifferences.filter((it) => it.verdict !== 'kept');
const press =
  (name: string): NonNullable<AdminUiState['play']> =>
  async ({ user, screen }) =>
    user.click(await screen.findByRole('button', { name }));
const endsWith = (report: ReturnType<typeof aReport>) =>
  shown(
    { started: mockResponses.ok({ success: true, message: '', data: report.data, report }) },
    async (context) => {
      await press('Start Migration')(context);
      await context.screen.findByRole('heading', { name: 'Migration Successful!' });
    },
  );

export const states: AdminUiStates = {
  title: 'Admin: migration',
  states: {
    preview: shown({ plan: mockResponses.ok(aPlan(moved)) }, ({ screen }) =>
      screen.findAllByText('Porcelain'),
    ),
    'preview, staff have changed some': shown({}, press('Show 3 more differences')),
    'nothing to move': shown({ plan: mockResponses.ok(aPlan([])) }, ({ screen }) =>
      screen.findByText('Live has all of Preview already.'),
    ),
    running: shown({}, async (context) => {
      await press('Start Migration')(context);
      await context.screen.findByRole('button', { name: 'Migrating Data...' });
    }),
    successful: endsWith(aReport()),
    'successful, nothing to do': endsWith(aReport([])),
    refused: shown({ started: mockResponses.refused('migration/under-way') }, async (context) => {
      await press('Start Migration')(context);
      await context.screen.findByRole('alert');
    }),
    exporting: shown({}, async (context) => {
      await context.screen.findAllByText('Porcelain');
      await press('Export Current Database (Backup)')(context);
    }),
    'Preview cannot be read': shown(
      { plan: mockResponses.refused('migration/source-unreachable') },
      ({ screen }) => screen.findByText(/^The Preview data cannot be read/),
    ),
    loading: shown({ plan: mockResponses.never() }),
  },
};
