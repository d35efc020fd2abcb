import { defaultMakingRules, type MakingSettings, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MakingPage } from './making-page';

const settings: MakingSettings = { rules: defaultMakingRules, version: 3, lastChange: null };
const changed: MakingSettings = {
  rules: { ...defaultMakingRules, quartz: { ...defaultMakingRules.quartz, endsMm: 65 } },
  version: 4,
  lastChange: { at: new Date().toISOString(), by: 'Alison', fields: ['quartz.endsMm'] },
};

function open(read: MakingSettings) {
  const api = new FakeServer().on('GET', paths.making, mockResponses.ok(read));
  renderAdmin(<MakingPage />);
  return api;
}

it('saves the owner’s numbers with the version that was read', async () => {
  const api = open(settings).on('PUT', paths.making, mockResponses.ok(changed));
  const user = userEvent.setup();
  const quartz = within(await screen.findByRole('region', { name: 'Quartz' }));
  const field = quartz.getByLabelText('Opening to an end');
  await user.clear(field);
  await user.type(field, '65');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Numbers saved')).toBeVisible();
  expect(api.sent('PUT', paths.making).at(-1)?.body).toEqual({ rules: changed.rules, version: 3 });
});

it('says what the last change was, and takes it back', async () => {
  const api = open(changed).on('POST', paths.undoMaking, mockResponses.ok({ ...settings, version: 5 }));
  const user = userEvent.setup();
  expect(await screen.findByText(/^Alison changed opening to an end \(quartz\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(api.sent('POST', paths.undoMaking).at(-1)?.body).toEqual({ version: 4 });
});
