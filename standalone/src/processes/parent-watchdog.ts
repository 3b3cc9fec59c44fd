/**
 * Loaded before everything else in a child process. If the supervisor dies, the channel to it closes, and the child
 * stops as if the supervisor had requested it. No other process would stop it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
