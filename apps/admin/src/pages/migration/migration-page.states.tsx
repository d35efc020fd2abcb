import { paths } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';
import { aPlan, aReport, someDifferences } from './testing/a-migration';

interface Served {
  plan?: Answer;
  started?: Answer;
}

const shown = ({ plan, started }: Served, visit?: AdminState['visit']) =>
  adminAt('/admin/migration', {
    api: (api) =>
      api
        .on('POST', paths.previewMigration, plan ?? answers.ok(aPlan()))
        .on('POST', paths.runImmediateMigration, started ?? answers.never())
        .on('GET', paths.exportCurrentData, answers.never()),
    visit,
  });
const moved = someDifferences.filter((it) => it.verdict !== 'kept');
const press =
  (name: string): NonNullable<AdminState['visit']> =>
  async ({ user, screen }) =>
    user.click(await screen.findByRole('button', { name }));
const endsWith = (report: ReturnType<typeof aReport>) =>
  shown(
    { started: answers.ok({ success: true, message: '', data: report.data, report }) },
    async (visitor) => {
      await press('Start Migration')(visitor);
      await visitor.screen.findByRole('heading', { name: 'Migration Successful!' });
    },
  );

export const states: AdminStates = {
  part: 'Admin: migration',
  states: {
    preview: shown({ plan: answers.ok(aPlan(moved)) }, ({ screen }) => screen.findAllByText('Porcelain')),
    'preview, staff have changed some': shown({}, press('Show 3 more differences')),
    'nothing to move': shown({ plan: answers.ok(aPlan([])) }, ({ screen }) =>
      screen.findByText('Live has all of Preview already.'),
    ),
    running: shown({}, async (visitor) => {
      await press('Start Migration')(visitor);
      await visitor.screen.findByRole('button', { name: 'Migrating Data...' });
    }),
    successful: endsWith(aReport()),
    'successful, nothing to do': endsWith(aReport([])),
    refused: shown({ started: answers.refused('migration/under-way') }, async (visitor) => {
      await press('Start Migration')(visitor);
      await visitor.screen.findByRole('alert');
    }),
    exporting: shown({}, async (visitor) => {
      await visitor.screen.findAllByText('Porcelain');
      await press('Export Current Database (Backup)')(visitor);
    }),
    'Preview cannot be read': shown({ plan: answers.refused('migration/source-unreachable') }, ({ screen }) =>
      screen.findByText(/^The Preview data cannot be read/),
    ),
    'loading for ever': shown({ plan: answers.never() }),
  },
};
