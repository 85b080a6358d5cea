/** Why nothing was written, in words for whoever asked. */
export class Refusal extends Error {}
