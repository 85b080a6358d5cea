declare global {
  interface Window {
    /** The tag manager's queue: what is pushed before it is there waits for it. */
    dataLayer?: object[];
  }
}

/** Tells tracking that somebody has written to us: which form, and nothing of what they wrote. */
export function tellLead(form: string) {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'generate_lead', form });
}
