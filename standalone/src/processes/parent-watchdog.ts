/**
 * Loaded before everything else in a child process. When the supervisor is gone (killed, crashed), the channel to it
 * closes and the child ends itself as if it had been asked to: nobody else would.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
