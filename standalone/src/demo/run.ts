import { Api } from './api';
import { fill, fillYear, lenderIdsOf } from './fill';
import { PastBookings } from './past';
import { Illustrations } from './pictures';

const [address = '', began] = process.argv.slice(2);
const now = Number(began);
const pictures = new Illustrations(process.env);
const past = new PastBookings(process.env);
// The command line is no place for it, because every user of the machine can read it.
const password = process.env['DEMONSTRATION_PASSWORD'] ?? '';

// Ends together with the product that it fills.
process.once('disconnect', () => process.exit(1));

async function run(): Promise<void> {
  const made = await fill(new Api(address), pictures, past, now, password);
  pictures.close();
  // People can look around from now on.
  process.send?.({ lenders: lenderIdsOf(made) });
  await fillYear(made, past, now);
  past.close();
  process.removeAllListeners('disconnect');
  process.disconnect?.();
}

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
