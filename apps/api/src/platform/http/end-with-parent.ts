/**
 * A process started with a channel to its supervisor ends when that channel closes, just as on SIGTERM: the
 * supervisor has died, and nobody else would stop us.
 */
export function endWithParent(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
