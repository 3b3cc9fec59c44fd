/** Opens the checkout as a page of its own: only there the payment provider's script may run. */
export function openCheckout(paymentId: string): void {
  window.location.assign(`/payments/${paymentId}/checkout`);
}
