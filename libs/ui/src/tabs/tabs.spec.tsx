import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const names = ['Quartz', 'Granite', 'Marble'];
const theTabs = (labels = names) => (
  <Tabs
    label="Materials"
    tabs={labels.map((label) => ({ id: label.toLowerCase(), label, panel: `About ${label}` }))}
  />
);
const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the first panel, keeps the others in the page, and ties each to its tab', () => {
  render(theTabs());

  expect(screen.getByRole('tablist', { name: 'Materials' })).toBeInTheDocument();
  expect(tab('Quartz')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Quartz' })).toHaveTextContent('About Quartz');
  expect(screen.getByRole('tabpanel', { name: 'Marble' })).toHaveClass('hidden');
  expect(tab('Marble').getAttribute('aria-controls')).toBe(
    screen.getByText('About Marble').getAttribute('id'),
  );
});

it('is one stop of the Tab key; arrows, Home and End go on from there', async () => {
  const user = userEvent.setup();
  render(theTabs());

  await user.tab();
  expect(tab('Quartz')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Marble')).toHaveFocus();
  expect(tab('Marble')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}');
  expect(tab('Quartz')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Marble')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Quartz')).toHaveFocus();
  expect(names.filter((name) => tab(name).tabIndex === 0)).toEqual(['Quartz']);
});

it('falls back to the first tab when the chosen one is gone', async () => {
  const { rerender } = render(theTabs());
  await userEvent.click(tab('Marble'));

  rerender(theTabs(['Quartz', 'Granite']));

  expect(tab('Quartz')).toHaveAttribute('aria-selected', 'true');
});
