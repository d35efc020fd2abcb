import { paths } from '@app/contracts';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { adminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aStatement, aStatementFile } from './testing/a-statement';

const statement = (preview: MockResponse, shown: RegExp) =>
  adminUiState('/admin/money/statement', {
    api: (api) =>
      api
        .on('GET', paths.undecidedBankLines, mockResponses.ok([]))
        .on('POST', paths.previewBankStatement, preview),
    play: async ({ user, screen }) => {
      await user.upload(await screen.findByLabelText('Bank statement as CSV or OFX'), aStatementFile());
      await screen.findByText(shown);
    },
  });

const kept = (lines: MockResponse) =>
  adminUiState('/admin/money/statement', { api: (api) => api.on('GET', paths.undecidedBankLines, lines) });

export const states: AdminUiStates = {
  title: 'Admin: bank statement',
  states: {
    'no file': kept(mockResponses.ok([])),
    'kept for later': kept(
      mockResponses.ok(
        aStatement()
          .credits.slice(2, 4)
          .map((line) => ({ ...line, isKept: true, isPerhapsImported: false })),
      ),
    ),
    'kept could not be loaded': kept(mockResponses.unreachable()),
    'what the file says': statement(mockResponses.ok(aStatement()), /7 payments in/),
    'no payments in': statement(mockResponses.ok(aStatement({ credits: [] })), /No payments in/),
    'a file that is cut off': statement(
      mockResponses.ok(
        aStatement({
          credits: [],
          problems: [{ row: 312, message: 'The file is cut off: this row has 4 of 6 columns.' }],
        }),
      ),
      /cut off/,
    ),
    reading: statement(mockResponses.never(), /Reading/),
    failed: statement(mockResponses.unreachable(), /could not be read/),
  },
};
