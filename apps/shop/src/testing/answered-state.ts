import type { Visitor } from '@app/ui/testing';
import type { Answer } from '@app/web-client/testing';
import type { ShopState } from './shop-state';

interface SentForm extends Pick<ShopState, 'view'> {
  /** Where it is sent to. */
  path: string;
  /** Fills the form in and sends it. */
  send: (visitor: Visitor) => Promise<unknown>;
}

/** A state of a form that was filled in, sent and answered so; it stands once these words do. */
export const answeredState =
  ({ view, path, send }: SentForm) =>
  (answer: Answer, words: string | RegExp): ShopState => ({
    view,
    api: (api) => api.on('POST', path, answer),
    visit: async (visitor) => {
      await send(visitor);
      await visitor.screen.findAllByText(words);
    },
  });
