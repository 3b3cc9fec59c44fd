import { ConfigError } from '@kashikari/platform/config';
import { StartFault } from '../start-fault';
import { COMMANDS, usage } from './commands';

/** `main.js <verb> …`: a command about an installation. Ends with 0, or with one sentence and 1. */
async function main([verb = '', ...args]: readonly string[]): Promise<void> {
  // Ends what the command has started (postgres/temporary-server.ts).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const command = COMMANDS[verb];
  if (!command) {
    console.log(usage());
    process.exitCode = ['', 'help', '--help'].includes(verb) ? 0 : 1;
    return;
  }
  process.exitCode = await command.run(args, (sentence) => console.log(sentence));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const mendable = error instanceof StartFault || error instanceof ConfigError;
  console.error(mendable ? error.message : error);
  process.exitCode = 1;
});
