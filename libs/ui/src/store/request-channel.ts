/** Connects callers with a handler they do not know; either may come first. */
interface RequestChannel<Request> {
  /** The last unanswered request waits for a handler. */
  send: (request: Request) => void;
  /** @returns a function that unsubscribes */
  handle: (next: (request: Request) => void) => () => void;
}

export function createRequestChannel<Request>(): RequestChannel<Request> {
  let handler: ((request: Request) => void) | undefined;
  let pendingRequest: Request | undefined;
  return {
    send: (request) => {
      if (handler) handler(request);
      else pendingRequest = request;
    },
    handle: (next) => {
      handler = next;
      const early = pendingRequest;
      pendingRequest = undefined;
      if (early) next(early);
      return () => {
        if (handler === next) handler = undefined;
      };
    },
  };
}
