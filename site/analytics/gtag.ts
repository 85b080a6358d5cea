/** Adds a command to the queue of Google's tags. They read commands from `arguments`, not from arrays. */
export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
