/** The interval between deliveries of the form outbox. */
const DELIVERY_INTERVAL_MS = 30_000;

/** Delivers the submissions in the form outbox now and at regular intervals, which do not keep the process running. */
export function startFormDeliveries(deliver: () => void): void {
  deliver();
  setInterval(deliver, DELIVERY_INTERVAL_MS).unref();
}
