/** Whoever asks for something and whoever can do it, who know nothing of each other and may arrive in any order. */
export interface RequestBell<Request> {
  /** The last request that nobody has answered waits for whoever comes. */
  ring: (request: Request) => void;
  /** @returns what ends it */
  answer: (next: (request: Request) => void) => () => void;
}

export function createRequestBell<Request>(): RequestBell<Request> {
  let answer: ((request: Request) => void) | undefined;
  let waiting: Request | undefined;
  return {
    ring: (request) => {
      if (answer) answer(request);
      else waiting = request;
    },
    answer: (next) => {
      answer = next;
      const early = waiting;
      waiting = undefined;
      if (early) next(early);
      return () => {
        if (answer === next) answer = undefined;
      };
    },
  };
}
