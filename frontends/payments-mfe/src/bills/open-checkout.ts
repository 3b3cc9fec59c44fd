/** Opens the checkout as a separate page, the only one on which the payment provider's script may run. */
export function openCheckout(paymentId: string): void {
  window.location.assign(`/payments/${paymentId}/checkout`);
}
