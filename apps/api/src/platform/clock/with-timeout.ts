const defaultTimeoutMs = 2_000;

/** Does not stop the work itself. @throws Error after `timeoutMs` */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number = defaultTimeoutMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
