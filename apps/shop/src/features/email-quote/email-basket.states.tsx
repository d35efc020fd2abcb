import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { twoQuotes } from '../../testing/a-basket';
import { answeredState } from '../../testing/answered-state';
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

const answered = answeredState({ view, path: paths.emailQuote, steps: [open, send] });

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
    'sending for ever': answered(answers.never(), 'Sending...'),
    'refused: too many mails': answered(
      answers.refused('quote/too-many-mails'),
      /What you typed is still here/,
    ),
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
