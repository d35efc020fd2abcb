import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { twoQuotes } from '../../testing/a-basket';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { EmailBasket } from './email-basket';

const view = () => (
  <div className="max-w-95 rounded-2 border border-line bg-surface px-6.5 py-6">
    <EmailBasket quotes={twoQuotes()} />
  </div>
);

async function open({ user, screen }: Visitor) {
  await user.click(screen.getByRole('button', { name: 'Email Quote to Me' }));
  await screen.findByRole('textbox', { name: 'Email me my quote' });
}

async function send({ user, screen }: Visitor, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByRole('textbox', { name: 'Email me my quote' }), email);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

export const states: ShopStates = {
  part: 'Email me my quote',
  states: {
    closed: { view },
    empty: { view, visit: open },
    'refused: no address': {
      view,
      visit: async (visitor) => {
        await open(visitor);
        await visitor.user.click(visitor.screen.getByRole('button', { name: 'Send' }));
        await visitor.screen.findByText('Please enter your email address');
      },
    },
    'sending for ever': {
      view,
      api: (api) => api.on('POST', paths.emailQuote, answers.never()),
      visit: async (visitor) => {
        await open(visitor);
        await send(visitor);
        await visitor.screen.findByRole('button', { name: 'Sending...' });
      },
    },
    'refused: too many mails': {
      view,
      api: (api) => api.on('POST', paths.emailQuote, answers.refused('quote/too-many-mails')),
      visit: async (visitor) => {
        await open(visitor);
        await send(visitor);
        await visitor.screen.findByText(/What you typed is still here/);
      },
    },
    'sent, to a long address': {
      view,
      api: (api) => api.on('POST', paths.emailQuote, answers.ok({ email: '', references: [] })),
      visit: async (visitor) => {
        await open(visitor);
        await send(visitor, `${'a-very-long-name'.repeat(3)}@example.com`);
        await visitor.screen.findByText(/^Sent to/);
      },
    },
  },
};
