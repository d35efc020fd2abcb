import { paths } from '@app/contracts';
import type { Visitor } from '@app/ui/testing';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { answeredState } from '../../testing/answered-state';
import { answers } from '../../testing/fake-api';
import type { ShopStates } from '../../testing/shop-state';
import { useAttachments } from '../attachments/use-attachments';
import type { InquiredTop } from './inquired-top';
import { PriceInquiryDialog } from './price-inquiry-dialog';

const { materials, sinkTypes, cutouts, thicknesses } = aStockedCatalogue();
const material = materials.find(({ name }) => name === 'Marble') ?? null;
const top: InquiredTop = {
  material,
  color: material?.colors.find(({ name }) => name === 'Calacatta Gold') ?? null,
  thickness: thicknesses[0] ?? null,
  sink: sinkTypes.find(({ name }) => name === 'Undermount Oval') ?? null,
  cutouts: cutouts.filter(({ name }) => /^Tap hole/.test(name)),
  lengthMm: 3400,
  widthMm: 620,
  quantity: 1,
  notes: 'A pipe comes out of the wall behind the left basin.',
};
const of = (shown: Partial<InquiredTop>) =>
  function Opened() {
    const attachments = useAttachments();
    return (
      <PriceInquiryDialog
        top={{ ...top, ...shown }}
        attachments={attachments}
        isOpen
        onClose={() => undefined}
      />
    );
  };
const view = of({});

const send = ({ user, screen }: Visitor) =>
  user.click(screen.getByRole('button', { name: 'Send to the workshop' }));

async function write({ user, screen }: Visitor, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByLabelText('First name'), 'Eleanor');
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.type(screen.getByLabelText('Email'), email);
}

const answered = answeredState({ view, path: paths.contact, steps: [write, send] });

export const states: ShopStates = {
  part: 'Ask us to price this',
  states: {
    empty: { view },
    'hardly anything chosen': {
      view: of({ material: null, color: null, thickness: null, sink: null, cutouts: [], notes: '' }),
    },
    'refused: nothing filled in': {
      view,
      visit: async (visitor) => {
        await send(visitor);
        await visitor.screen.findByText('Please enter your first name');
      },
    },
    'sending for ever': answered(answers.never(), 'Sending...'),
    failed: answered(answers.text(503, ''), /What you typed is still here/),
    'refused: too many': answered(answers.refused('request/too-many'), /What you typed is still here/),
    'sent, from a long address': {
      view,
      api: (api) => api.on('POST', paths.contact, answers.created({ id: 'an-id', status: 'new' })),
      visit: async (visitor) => {
        await write(visitor, `${'a-very-long-name'.repeat(3)}@example.com`);
        await send(visitor);
        await visitor.screen.findByText('What happens next');
      },
    },
    'long text': {
      view: of({
        color: {
          id: 1,
          name: 'Statuario Venato, book-matched, honed and sealed twice',
          hexCode: '#e8e4da',
          stripUrl: null,
        },
        cutouts,
        lengthMm: 10_000,
        widthMm: 351,
        quantity: 1,
        notes: 'A pipe comes out of the wall behind the left basin. '.repeat(18),
      }),
    },
  },
};
