import { paths, type BasketResponse } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import type { ReactNode } from 'react';
import { aQuote } from '../../testing/a-quote';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
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
const pay = ({ user, screen }: Visitor) => user.click(screen.getByRole('button', { name: 'Pay Deposit' }));
const wantDelivery = ({ user, screen }: Visitor) => user.click(screen.getByRole('checkbox'));

async function findArea(visitor: Visitor) {
  await wantDelivery(visitor);
  await visitor.user.type(visitor.screen.getByLabelText('Postcode'), 'RG1 4PS');
  await visitor.user.click(visitor.screen.getByRole('button', { name: 'Find area' }));
}

export const states: ShopStates = {
  part: 'Deposit form',
  states: {
    'checkout of two tops': { view: checkout(2) },
    'checkout of three tops, nothing filled in': {
      view: checkout(3),
      visit: async (visitor) => {
        await wantDelivery(visitor);
        await pay(visitor);
        await visitor.screen.findByText('Please enter your name');
      },
    },
    'what is given back loading for ever': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.cancellingRules, answers.never()),
      visit: ({ screen }) => screen.findByText('How much that is loads in a moment.'),
    },
    'what is given back failed': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.cancellingRules, answers.text(503, '')),
      visit: ({ screen }) => screen.findByText(/^How much that is did not load/),
    },
    'looking a postcode up for ever': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.postcode('RG14PS'), answers.never()),
      visit: findArea,
    },
    'postcode not found': {
      view: checkout(1),
      api: (api) => api.on('GET', paths.postcode('RG14PS'), answers.refused('postcode/not-found')),
      visit: async (visitor) => {
        await findArea(visitor);
        await visitor.screen.findByRole('button', { name: 'Find area' });
      },
    },
    'in the calculator, area found': {
      view: () => (
        <Titled>
          <SecureOrder quote={aQuote()} onBack={nothing} />
        </Titled>
      ),
      api: (api) => api.on('GET', paths.postcodeAreas('RG14PS'), answers.ok(['Reading', 'Wokingham'])),
      visit: async (visitor) => {
        await findArea(visitor);
        await visitor.screen.findByText('Reading', { exact: false });
      },
    },
  },
};
