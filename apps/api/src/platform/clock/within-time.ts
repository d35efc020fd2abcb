const usualPatienceMs = 2_000;

/** Does not stop the work itself. @throws Error after `timeoutMs` */
export async function withinTime<T>(work: Promise<T>, patienceMs: number = usualPatienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
