import type { PlayContext } from '@app/ui/testing';
import type { MockResponse } from '@app/web-client/testing';
import type { ShopUiState } from './shop-state';

interface FormSubmission extends Pick<ShopUiState, 'view'> {
  /** The API's path. */
  path: string;
  /** Fill in the form and send it. */
  steps: readonly ((context: PlayContext) => Promise<unknown>)[];
}

/** A state after a form was filled in and submitted; ready once this text shows. */
export const submittedFormState =
  ({ view, path, steps }: FormSubmission) =>
  (response: MockResponse, readyText: string | RegExp): ShopUiState => ({
    view,
    api: (api) => api.on('POST', path, response),
    play: async (context) => {
      for (const step of steps) await step(context);
      await context.screen.findAllByText(readyText);
    },
  });
