import { catalogueKinds, paths } from '@app/contracts';
import { mockResponses } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrderRow, aQuoteRow } from '../features/orders/testing/a-quote';
import { setUpFrame } from './testing/set-up-frame';

const frame = setUpFrame();
const { open } = frame;

describe('the command palette', () => {
  async function openPalette() {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    return { user, palette: await screen.findByRole('dialog', { name: 'Find or do' }) };
  }
  type User = Awaited<ReturnType<typeof openPalette>>['user'];
  /** On a page that may still load, and then takes the focus. */
  async function searchAgain(user: User, text: string) {
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Find or do' });
    await user.type(within(palette).getByRole('combobox'), text);
    expect(within(palette).getByRole('combobox')).toHaveValue(text);
  }
  const options = (palette: HTMLElement) =>
    within(palette)
      .getAllByRole('option')
      .map((option) => option.textContent);

  const searchQuery = (text: string) => `?search=${text}&pageSize=5`;
  const returnNoResults = (text: string) => {
    const lists = [paths.adminOrders, paths.people, paths.adminInquiries];
    for (const path of [...lists, ...catalogueKinds.map(paths.adminItems)])
      frame.api.on('GET', `${path}${searchQuery(text)}`, mockResponses.list([]));
    frame.api.on('GET', `${paths.searchSuggestion}?search=${text}`, mockResponses.ok({ suggestion: null }));
  };

  it('finds orders, quotes and inquiries with the search of their lists, and opens them', async () => {
    returnNoResults('0191');
    const quote = aQuoteRow({ reference: 'VT-26-00014', customerName: 'Mrs Patel' });
    const order = anOrderRow({ customerName: 'Mrs Patel' });
    const inquiry = { form: 'trade', id: quote.id, name: 'Tom Hadley', company: 'Hadley Baths' };
    frame.api
      .on('GET', `${paths.adminOrders}${searchQuery('0191')}`, mockResponses.list([order, quote]))
      .on('GET', `${paths.adminInquiries}${searchQuery('0191')}`, mockResponses.list([inquiry]));
    const { user, palette } = await openPalette();
    await user.keyboard('0191');

    expect(await within(palette).findByRole('option', { name: /^VT-26-00014 Mrs Patel/ })).toBeVisible();
    expect(options(palette)).toEqual([
      'OR-26-00031 Mrs PatelTo measure',
      'VT-26-00014 Mrs PatelQuote',
      'Tom HadleyHadley Baths',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.href).toContain(`/admin/inquiries?item=trade-${quote.id}`));
    await searchAgain(user, '0191');
    await user.click(await screen.findByRole('option', { name: /^VT-26-00014/ }));
    await waitFor(() => expect(window.location.href).toContain(`/admin/?item=${quote.id}`));
    await searchAgain(user, '0191');
    await user.click(await screen.findByRole('option', { name: /^OR-26-00031/ }));
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${order.id}`));
  });

  it('finds customers and opens their record, and leads to the list if it has more', async () => {
    returnNoResults('patel');
    const found = {
      names: ['Mrs Patel'],
      emails: ['patel@example.com'],
      phones: [],
      key: 'patel@example.com',
    };
    const row = aQuoteRow({ reference: 'VT-26-00014' });
    frame.api
      .on('GET', `${paths.adminOrders}${searchQuery('patel')}`, mockResponses.list([row], 212))
      .on('GET', `${paths.people}${searchQuery('patel')}`, mockResponses.list([found]))
      .on('GET', `${paths.people}?search=patel`, mockResponses.list([]));
    const { user, palette } = await openPalette();
    await user.keyboard('patel');
    await user.click(await within(palette).findByRole('option', { name: /^Mrs Patel.*patel@example.com$/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/people'));
    expect(window.history.state).toEqual({ personKey: 'patel@example.com' });
    await searchAgain(user, 'patel');
    await user.click(await screen.findByRole('option', { name: 'Show all 212' }));
    await waitFor(() => expect(window.location.href).toContain('/admin/?search=patel'));
  });

  it('suggests a similar name if nothing was found', async () => {
    returnNoResults('fatma');
    returnNoResults('Fatima');
    const row = aQuoteRow({ reference: 'VT-26-00014', customerName: 'Fatima Ali' });
    frame.api
      .on('GET', `${paths.searchSuggestion}?search=fatma`, mockResponses.ok({ suggestion: 'Fatima' }))
      .on('GET', `${paths.adminOrders}${searchQuery('Fatima')}`, mockResponses.list([row]));
    const { user, palette } = await openPalette();
    await user.keyboard('fatma');
    await user.click(await within(palette).findByRole('option', { name: 'Fatima' }));
    expect(await within(palette).findByRole('option', { name: /^VT-26-00014 Fatima Ali/ })).toBeVisible();
  });

  it('opens a page found by the first letters of its name', async () => {
    const { user, palette } = await openPalette();
    expect(options(palette)).toEqual(expect.arrayContaining(['Sink Types', 'Add colour', 'Sign Out']));

    await user.keyboard('si ty');
    expect(options(palette)).toEqual(['Sink Types', 'Add sink type']);
    await user.keyboard('{Escape}');
    expect(palette).not.toBeInTheDocument();

    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('accou{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
  });

  it('finds catalogue items of every kind and opens their panels', async () => {
    returnNoResults('carra');
    const carrara = { id: 7, name: 'Carrara White', materialName: 'Marble', isActive: false };
    frame.api.on(
      'GET',
      `${paths.adminItems('colors')}?search=carra&pageSize=5`,
      mockResponses.list([carrara]),
    );
    const { user, palette } = await openPalette();
    await user.keyboard('carra');

    expect(await within(palette).findByRole('option', { name: /Carrara White/ })).toHaveTextContent(
      'Marble, inactive',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.href).toContain('/admin/colors?item=7'));
  });

  it('shows an error if a search failed', async () => {
    returnNoResults('carra');
    frame.api.on('GET', `${paths.adminItems('colors')}?search=carra&pageSize=5`, mockResponses.text(503, ''));
    const { user, palette } = await openPalette();
    await user.keyboard('carra');

    expect(await within(palette).findByText('This could not be loaded')).toBeVisible();
  });
});
