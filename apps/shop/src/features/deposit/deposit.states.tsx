import { paths, type BasketResponse } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import type { ReactNode } from 'react';
import { aQuote } from '../../testing/a-quote';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
import { BasketCheckout } from './basket-checkout';
import { SecureOrder } from './secure-order';

const nothing = () => undefined;
const basketOf = (count: number): BasketResponse => ({
  items: Array.from({ length: count }, (_, at) => ({
    id: `line-${at}`,
    quoteId: `quote-${at}`,
    quote: aQuote({ id: `quote-${at}` }),
  })),
  totalAmount: `${477 * count}.00`,
  count,
});
/** Both are shown in a dialog, whose title is a heading above theirs. */
const Titled = ({ children }: { children: ReactNode }) => (
  <>
    <h2 className="sr-only">In a dialog</h2>
    {children}
  </>
);
const checkout = (count: number) => () => (
  <Titled>
    <BasketCheckout basket={basketOf(count)} sessionId="session-1" onPaid={nothing} />
  </Titled>
);
const pay = ({ user, screen }: PlayContext) =>
  user.click(screen.getByRole('button', { name: 'Pay Deposit' }));
const wantDelivery = ({ user, screen }: PlayContext) => user.click(screen.getByRole('checkbox'));

async function findArea(context: PlayContext) {
  await wantDelivery(context);
  await context.user.type(context.screen.getByLabelText('Postcode'), 'RG1 4PS');
  await context.user.click(context.screen.getByRole('button', { name: 'Find area' }));
}

export const states: ShopUiStates = {
  title: 'Deposit form',
  states: {
    'checkout of two tops': { view: checkout(2) },
    'checkout of three tops, nothing filled in': {
      view: checkout(3),
      play: async (context) => {
        await wantDelivery(context);
        await pay(context);
        await context.screen.findByText('Please enter your name');
      },
    },
    'refund rules loading': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.cancellingRules, mockResponses.never()),
      play: ({ screen }) => screen.findByText('How much that is loads in a moment.'),
    },
    'refund rules failed': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.cancellingRules, mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/^How much that is did not load/),
    },
    'looking up a postcode': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.postcode('RG14PS'), mockResponses.never()),
      play: findArea,
    },
    'postcode not found': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.postcode('RG14PS'), mockResponses.refused('postcode/not-found')),
      play: async (context) => {
        await findArea(context);
        await context.screen.findByRole('button', { name: 'Find area' });
      },
    },
    'in the calculator, area found': {
      view: () => (
        <Titled>
          <SecureOrder quote={aQuote()} onBack={nothing} />
        </Titled>
      ),
      api: (api) => api.on('GET', paths.postcodeAreas('RG14PS'), mockResponses.ok(['Reading', 'Wokingham'])),
      play: async (context) => {
        await findArea(context);
        await context.screen.findByText('Reading', { exact: false });
      },
    },
  },
};
