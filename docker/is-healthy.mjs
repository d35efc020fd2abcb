// A container's health check: the image has neither curl nor wget, but it has Node.
const reply = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
);
process.exit(reply?.ok ? 0 : 1);
