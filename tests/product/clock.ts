/**
 * Sets business time of a running product (null: real time) and waits until all that falls due on the way has happened.
 * @param now an instant as text, or in epoch milliseconds
 */
export async function setClock(url: string, now: string | number | null): Promise<void> {
  const answer = await fetch(`${url}/v1/test/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: typeof now === 'number' ? new Date(now).toISOString() : now }),
  });
  if (answer.status !== 204) throw new Error(`The clock answered ${answer.status}: ${await answer.text()}`);
}
