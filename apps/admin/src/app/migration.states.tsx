import { paths } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import {
  aDoneRun,
  alaskaWhite,
  anOverview,
  aPlan,
  aReport,
  aRun,
  ovalBowl,
  someDifferences,
} from '../features/migration/testing/a-migration';
import { aCheck, anExportFile, aRestoreReport, aRestoreState } from '../features/restore/testing/a-restore';
import { FakeUpload } from '../features/restore/testing/fake-upload';
import type { AdminState, AdminStates } from '../lib/testing/admin-state';
import { adminAt } from './testing/admin-at';

interface Served {
  overview?: Answer;
  plan?: Answer;
  started?: Answer;
}

const shown = ({ overview, plan, started }: Served, visit?: AdminState['visit']) =>
  adminAt('/admin/migration', {
    api: (api) =>
      api
        .on('GET', paths.migration, overview ?? answers.ok(anOverview()))
        .on('POST', paths.previewMigration, plan ?? answers.ok(aPlan()))
        .on('POST', paths.runImmediateMigration, started ?? answers.never())
        .on('GET', paths.exportCurrentData, answers.never())
        .on('GET', paths.restore, answers.ok(aRestoreState())),
    visit,
  });
const moved = someDifferences.filter((it) => it.verdict !== 'conflict');
const press =
  (name: string): NonNullable<AdminState['visit']> =>
  async ({ user, screen }) =>
    user.click(await screen.findByRole('button', { name }));
const endsWith = (report: ReturnType<typeof aReport>) => {
  let isDone = false;
  return shown(
    {
      overview: (request) => answers.ok(anOverview(isDone ? aDoneRun(report) : null))(request),
      started: (request) => {
        isDone = true;
        return answers.ok({ success: true, message: '', data: report.data, report })(request);
      },
    },
    async (visitor) => {
      await press('Start Migration')(visitor);
      await visitor.screen.findByRole('heading', { name: 'Migration Successful!' });
    },
  );
};

const withFile = (answer: Answer, visit: NonNullable<AdminState['visit']>) =>
  adminAt('/admin/migration', {
    api: (api) => {
      void new FakeUpload();
      const held = { heldSince: '2026-11-21T11:20:00.000Z', openCheckouts: 2, usersWithoutPassword: 1 };
      api
        .on('GET', paths.migration, answers.ok(anOverview()))
        .on('POST', paths.previewMigration, answers.ok(aPlan([])))
        .on('GET', paths.restore, answers.ok(aRestoreState(held)))
        .on('POST', paths.checkRestore, answer)
        .on(
          'POST',
          `${paths.restore}?digest=${aCheck().digest}&confirmation=REPLACE`,
          answers.ok(aRestoreReport()),
        );
    },
    visit: async (visitor) => {
      await visitor.screen.findByText(/^Up to/);
      await visitor.user.upload(visitor.screen.getByLabelText('Export file'), anExportFile());
      await visit(visitor);
    },
  });

export const states: AdminStates = {
  part: 'Admin: migration',
  states: {
    'dry run': shown({ plan: answers.ok(aPlan(moved)) }, ({ screen }) => screen.findAllByText('Porcelain')),
    'dry run, staff have changed some': shown({}, async (visitor) => {
      await visitor.user.click(await visitor.screen.findByRole('checkbox', { name: /Alaska White/ }));
      await press('Show 3 more differences')(visitor);
    }),
    'nothing to move': shown(
      { plan: answers.ok(aPlan([])), overview: answers.ok(anOverview(aDoneRun())) },
      ({ screen }) => screen.findByText('Live has all of Preview already.'),
    ),
    'asked whether to overwrite': shown(
      { plan: answers.ok(aPlan([alaskaWhite, ovalBowl])) },
      async (visitor) => {
        await press('Use Preview’s for all 2')(visitor);
        await press('Start Migration')(visitor);
        await visitor.screen.findByRole('alertdialog');
      },
    ),
    running: shown({ overview: answers.ok(anOverview(aRun())) }, ({ screen }) => screen.findByText('4 of 6')),
    successful: endsWith(aReport(someDifferences, { overwritten: [alaskaWhite.key] })),
    'successful, nothing to do': endsWith(aReport([])),
    refused: shown({ started: answers.refused('migration/backup-failed') }, async (visitor) => {
      await press('Start Migration')(visitor);
      await visitor.screen.findByRole('alert');
    }),
    exporting: shown({}, async (visitor) => {
      await visitor.screen.findAllByText('Porcelain');
      await press('Export Current Database (Backup)')(visitor);
    }),
    'the latest was interrupted': shown(
      {
        overview: answers.ok(anOverview(aRun({ state: 'interrupted' }))),
        plan: answers.refused('migration/source-unreachable'),
      },
      ({ screen }) => screen.findByText(/^The Preview data cannot be read/),
    ),
    'what a restore would do': withFile(
      answers.ok(aCheck({ content: ['company'] })),
      press('Restore this file'),
    ),
    restored: withFile(answers.ok(aCheck()), async (visitor) => {
      await visitor.user.type(
        await visitor.screen.findByRole('textbox', { name: /^Type REPLACE/ }),
        'REPLACE',
      );
      await press('Restore this file')(visitor);
      await visitor.screen.findByRole('heading', { name: 'Restored' });
    }),
    'a file that cannot be restored': withFile(
      answers.refused('restore/not-an-export', {
        place: { line: 4711, part: 'quote', row: 2, field: 'color_id', problem: 'it is missing' },
      }),
      ({ screen }) => screen.findByText(/^Line 4,711/),
    ),
    'loading for ever': shown({ overview: answers.never(), plan: answers.never() }),
  },
};
