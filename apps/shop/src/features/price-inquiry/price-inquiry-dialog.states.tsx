import { paths } from '@app/contracts';
import type { PlayContext } from '@app/ui/testing';
import { aStockedCatalogue } from '../../testing/a-stocked-catalogue';
import { submittedFormState } from '../../testing/submitted-form-state';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiStates } from '../../testing/shop-state';
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
const dialogFor = (shown: Partial<InquiredTop>) =>
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
const view = dialogFor({});

const send = ({ user, screen }: PlayContext) =>
  user.click(screen.getByRole('button', { name: 'Send to the workshop' }));

async function fillIn({ user, screen }: PlayContext, email = 'eleanor@example.co.uk') {
  await user.type(screen.getByLabelText('First name'), 'Eleanor');
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.type(screen.getByLabelText('Email'), email);
}

const afterResponse = submittedFormState({ view, path: paths.contact, steps: [fillIn, send] });

export const states: ShopUiStates = {
  title: 'Ask us to price this',
  states: {
    empty: { view },
    'hardly anything chosen': {
      view: dialogFor({ material: null, color: null, thickness: null, sink: null, cutouts: [], notes: '' }),
    },
    'invalid: nothing filled in': {
      view,
      play: async (context) => {
        await send(context);
        await context.screen.findByText('Please enter your first name');
      },
    },
    sending: afterResponse(mockResponses.never(), 'Sending...'),
    failed: afterResponse(mockResponses.text(503, ''), /What you typed is still here/),
    'rejected: too many': afterResponse(
      mockResponses.refused('request/too-many'),
      /What you typed is still here/,
    ),
    'sent, from a long address': {
      view,
      api: (api) => api.on('POST', paths.contact, mockResponses.created({ id: 'an-id', status: 'new' })),
      play: async (context) => {
        await fillIn(context, `${'a-very-long-name'.repeat(3)}@example.com`);
        await send(context);
        await context.screen.findByText('What happens next');
      },
    },
    'long text': {
      view: dialogFor({
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
