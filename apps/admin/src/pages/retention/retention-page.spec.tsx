import { paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen } from '@testing-library/react';
import { renderAdmin } from '../../testing/render-admin';
import { RetentionPage } from './retention-page';
import { retentionRules } from './testing/retention-rules';

it('shows how much data is due for deletion, and the last deletion', async () => {
  new FakeServer().on('GET', paths.retention, mockResponses.ok(retentionRules));
  renderAdmin(<RetentionPage />, { at: '/retention' });
  expect(
    await screen.findByRole('row', { name: /^Quotes that were never paid 24 months 12 20 Nov/ }),
  ).toBeVisible();
});
