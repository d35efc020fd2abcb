/**
 * Ends a child process when the channel to its supervisor closes, as on SIGTERM: the supervisor has died, and nobody
 * else would stop us.
 */
export function endWithParent(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
