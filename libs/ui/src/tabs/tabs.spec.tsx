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

it('shows the first panel, keeps the others in the page, and links each to its tab', () => {
  render(theTabs());

  expect(screen.getByRole('tablist', { name: 'Materials' })).toBeInTheDocument();
  expect(tab('Quartz')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Quartz' })).toHaveTextContent('About Quartz');
  expect(screen.getByRole('tabpanel', { name: 'Marble' })).toHaveClass('hidden');
  expect(tab('Marble').getAttribute('aria-controls')).toBe(
    screen.getByText('About Marble').getAttribute('id'),
  );
});

it('is one Tab stop; arrows, Home and End move within it', async () => {
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

it('selects the first tab if the selected one is removed', async () => {
  const { rerender } = render(theTabs());
  await userEvent.click(tab('Marble'));

  rerender(theTabs(['Quartz', 'Granite']));

  expect(tab('Quartz')).toHaveAttribute('aria-selected', 'true');
});
