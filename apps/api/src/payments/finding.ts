import type { Checkout } from './card-payments';

/** What a call to the provider has shown about an attempt. */
export type Finding =
  /** Asked for by its id, or made just now. */
  | { kind: 'told'; checkout: Checkout }
  /** Asked for by its reference, since its id is not known, or not to the provider. */
  | { kind: 'found'; checkout: Checkout }
  /** The provider closed it for us. */
  | { kind: 'deactivated' }
  /** There is no page that anybody could have, and there will be none. */
  | { kind: 'never-opened' }
  /** The provider would not open a page. */
  | { kind: 'rejected'; reason: string }
  /** It belongs to another account than the one that our key is for: nothing that we could ask would be about it. */
  | { kind: 'foreign'; reason: string }
  /** Nothing that could be relied on; perhaps with a wish to be left alone for a while. */
  | {
      kind: 'no-answer';
      reason: string;
      waitMs?: number;
      /** A page had been asked for. */
      isVainTry?: boolean;
    };
