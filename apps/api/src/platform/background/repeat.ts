/** Work that is done time and again. */
export interface Repeated {
  /** Does it at once; where it is being done, once more right after. */
  wake(): void;
  /** Resolves when it is not being done and will not be any more. */
  stop(): Promise<void>;
}

/** Does some work now and then every so often, never twice at a time. A turn that fails is told, and the next one comes. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: Error) => void },
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let isWanted = false;
  let hasEnded = false;

  const run = async () => {
    do {
      isWanted = false;
      await work().catch(onError);
    } while (isWanted && !hasEnded);
    turn = undefined;
    if (!hasEnded) timer = setTimeout(wake, everyMs);
  };
  const wake = () => {
    isWanted = true;
    if (turn || hasEnded) return;
    clearTimeout(timer);
    turn = run();
  };
  wake();
  return {
    wake,
    async stop() {
      hasEnded = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
