import type { Visitor } from '@app/ui/testing';
import type { Answer } from '@app/web-client/testing';
import type { ShopState } from './shop-state';

interface SentForm extends Pick<ShopState, 'view'> {
  /** The API's path. */
  path: string;
  /** Fill in the form and send it. */
  steps: readonly ((visitor: Visitor) => Promise<unknown>)[];
}

/** A form filled in, sent and answered; ready once this text shows. */
export const answeredState =
  ({ view, path, steps }: SentForm) =>
  (answer: Answer, words: string | RegExp): ShopState => ({
    view,
    api: (api) => api.on('POST', path, answer),
    visit: async (visitor) => {
      for (const step of steps) await step(visitor);
      await visitor.screen.findAllByText(words);
    },
  });
